interface PageMetaProps {
  title: string;
  description: string;
}

/** A page's own title and description; React moves them into the head. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{`${title} · Sawaal`}</title>
      <meta name="description" content={description} />
    </>
  );
}
