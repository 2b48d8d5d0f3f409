import { onEmbedRequest } from '@shared/view/embed';

/** The service's script inserts its form next to its own element. The server prints the parameters; the host is fixed here. */
const LOADER = 'https://www.opentable.com/widget/reservation/loader?';

// With “Load embeds on click”, a frame is a template without a query: src/embeds/view.ts shows it.
onEmbedRequest( '[data-embed=opentable][data-query]', ( box ) => {
	const script = document.createElement( 'script' );
	// Anybody who writes a post can write the attribute: what the service's address may hold, and nothing more.
	script.src = `${ LOADER }${ new URLSearchParams(
		[ ...new URLSearchParams( box.dataset.query ) ].filter( ( pair ) =>
			/^(rid|type|theme|iframe|domain|lang|newtab),[\w.-]*$/.test(
				`${ pair }`
			)
		)
	) }`;
	script.onload = () =>
		box
			.querySelectorAll( '.mainstreet-opentable__links' )
			.forEach( ( links ) => links.remove() );
	box.append( script );
} );
