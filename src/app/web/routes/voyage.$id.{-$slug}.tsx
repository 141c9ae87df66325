import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/voyage/$id/{-$slug}')({ component: () => <h1>Voyage</h1> });
