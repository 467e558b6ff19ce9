import { Prose } from '../ui/prose.tsx';

const works = [
  {
    name: 'Game-icons.net',
    url: 'https://game-icons.net',
    use: 'Many of the figures in question pictures, recoloured and combined.',
    by: 'Lorc, Delapouite and the other authors of Game-icons.net',
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
  },
  {
    name: 'Fluent Emoji',
    url: 'https://github.com/microsoft/fluentui-emoji',
    use: 'Colourful signs in pictures.',
    by: 'Microsoft',
    licence: 'MIT',
    licenceUrl: 'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE',
  },
  {
    name: 'flag-icons',
    url: 'https://github.com/lipis/flag-icons',
    use: 'The flags of the world.',
    by: 'Panayiotis Lipiridis',
    licence: 'MIT',
    licenceUrl: 'https://github.com/lipis/flag-icons/blob/main/LICENSE',
  },
  {
    name: 'World Atlas, from Natural Earth',
    url: 'https://www.naturalearthdata.com',
    use: 'The outlines on maps.',
    by: 'Mike Bostock; map data by Natural Earth',
    licence: 'ISC, map data in the public domain',
    licenceUrl: 'https://github.com/topojson/world-atlas',
  },
  {
    name: 'Baloo Bhaijaan 2',
    url: 'https://github.com/EkType/Baloo2',
    use: 'The typeface of titles, and of سوال.',
    by: 'Ek Type',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
  },
  {
    name: 'Figtree',
    url: 'https://github.com/erikdkennedy/figtree',
    use: 'The typeface of all other text on the site.',
    by: 'Erik Kennedy',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
  },
  {
    name: 'Poppins',
    url: 'https://github.com/itfoundry/Poppins',
    use: 'The typeface of most words in pictures.',
    by: 'Indian Type Foundry',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
  },
  {
    name: 'Playfair Display',
    url: 'https://github.com/clauseggers/Playfair-Display',
    use: 'The typeface of quotations and timelines in pictures.',
    by: 'Claus Eggers Sørensen',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
  },
  {
    name: 'Bungee',
    url: 'https://github.com/djrrb/Bungee',
    use: 'The typeface of podiums and record sleeves in pictures.',
    by: 'David Jonathan Ross',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
  },
  {
    name: 'JetBrains Mono',
    url: 'https://github.com/JetBrains/JetBrainsMono',
    use: 'The typeface of programs and old computers in pictures.',
    by: 'JetBrains',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
  },
  {
    name: 'Bravura',
    url: 'https://github.com/steinbergmedia/bravura',
    use: 'The signs of music in pictures.',
    by: 'Steinberg Media Technologies',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
  },
];

export function Component() {
  return (
    <Prose
      title="Credits"
      description="The works of others that Sawaal is drawn and written with, and their licences."
      lead="Sawaal is drawn and written with the works of others. Thank you."
    >
      {works.map(({ name, url, use, by, licence, licenceUrl }) => (
        <section key={name}>
          <h2>
            <a href={url}>{name}</a>
          </h2>
          <p>{use}</p>
          <p>
            By {by}. Licence: <a href={licenceUrl}>{licence}</a>.
          </p>
        </section>
      ))}
      <h2>Truck art</h2>
      <p>
        The ornaments of this site are our own, in debt to the painters of Karachi, Rawalpindi, Peshawar and
        Lahore who turned trucks into galleries.
      </p>
    </Prose>
  );
}
