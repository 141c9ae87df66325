// How components link: through the component that the app injects (the router's link), else through a plain <a>.
import { createContext, createElement, useContext, type ComponentProps, type ComponentType } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

const PlainLink = ({ href, children, ...rest }: LinkProps) => (
  <a href={href} {...rest}>
    {children}
  </a>
);

export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** A link to a page of this shop (client navigation) or, for a full address or a `#part`, a plain one. */
export function AppLink(props: LinkProps) {
  const injected = useContext(LinkContext);
  const ownPage = /^(?:\/(?!\/)|\?)/.test(props.href);
  return createElement(ownPage ? injected : PlainLink, props);
}
