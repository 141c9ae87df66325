import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/search/{-$location}')({ component: () => <h1>Search</h1> });
