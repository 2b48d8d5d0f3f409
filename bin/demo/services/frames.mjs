/** Pages that services show in frames. */
import { page } from './page.mjs';
import { drawBoat } from './photos.mjs';

const DAYS = [ 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun' ];

const calendar = () =>
	`<h1>The harbour this week</h1><div class="card">${ DAYS.map(
		( day, index ) =>
			`<p><strong>${ day }</strong> ${ index < 5 ? 'Pilot house open, 8:00 to 17:00' : 'Market on the quay, 9:00 to 14:00' }</p>`
	).join( '' ) }</div>`;

const booking = () =>
	`<h1>Half an hour at the studio</h1><div class="card"><p>Choose a time:</p><p>${ [
		'Tuesday 10:00',
		'Tuesday 10:30',
		'Thursday 14:00',
	]
		.map( ( time ) => `<button type="button">${ time }</button>` )
		.join( ' ' ) }</p></div>`;

const table = () =>
	`<h1>Reserve a table</h1><div class="card"><p><label>Guests <select><option>2</option><option>4</option><option>6</option></select></label></p><p><label>Time <input value="19:00"></label></p><p><button type="button">Find a table</button></p></div>`;

const tickets = () =>
	`<h1>Jazz on the quay</h1><div class="card"><p>Saturday, 8 pm. Doors open at seven.</p><p><label>Tickets <select><option>1</option><option>2</option><option>4</option></select></label></p><p><button type="button">Register</button></p></div>`;

const plan = () =>
	`<h1>Mooring plan</h1><div class="card"><p>North quay: berths 1 to 12, for boats up to nine metres.</p><p>South quay: berths 13 to 20, for guests. Fees are due on the first of each month.</p></div>`;

const neighbours = () =>
	`<h1>Heard on the quay</h1><div class="card"><p>Has anybody found a blue oar near the slipway? It was my grandfather’s.</p></div>`;

const gif = () => ( {
	...page(
		'GIF',
		'',
		'<style>body>.demo-mark{position:fixed;z-index:1;inset:auto 0 0;opacity:.75;padding:.1rem}main{display:contents}svg{position:fixed;inset:0;width:100%;height:100%}</style>'
	),
} );

const PAGES = {
	'calendar.google.com': [ /^\/calendar\/embed/, calendar ],
	'docs.google.com': [ /\/preview$/, plan ],
	'nextdoor.com': [ /^\/embed\//, neighbours ],
	'calendly.com': [ /^\/(?!.*missing)/, booking ],
	'www.opentable.com': [ /^\/widget\/reservation\/canvas/, table ],
	'www.eventbrite.com': [
		/^\/(?:e\/|checkout-external)(?!.*missing)/,
		tickets,
	],
};

/** Draws a board or a pin where Pinterest's own script would. */
const PINS = `( function () {
	const draw = ( link ) => {
		const drawn = document.createElement( 'span' );
		drawn.style.cssText = 'display:grid;grid-template-columns:repeat(2,1fr);gap:8px;max-inline-size:420px;padding:12px;border-radius:12px;background:#fff;color:#1d2b33;font:15px/1.4 sans-serif;box-shadow:0 1px 4px rgb(0 0 0/.2)';
		const colours = [ '#d9886a', '#1d4f63', '#f3c98b', '#84606b' ].slice( 0, link.dataset.pinDo === 'embedPin' ? 1 : 4 );
		drawn.innerHTML = colours.map( ( colour ) => '<span style="border-radius:8px;background:' + colour + ';aspect-ratio:' + ( colours.length === 1 ? '4/3;grid-column:1/-1' : '16/10' ) + '"></span>' ).join( '' ) + '<span style="grid-column:1/-1"></span>';
		drawn.lastChild.textContent = ( link.textContent || link.href ).replace( /^https:..www\\./, '' ) + ' (demo service on this machine)';
		link.replaceWith( drawn );
	};
	const build = ( within ) => ( within || document ).querySelectorAll( 'a[data-pin-do]' ).forEach( draw );
	window.PinUtils = { build };
	build();
} )();`;

/** Fills the units of a page. */
const ADS = `( function () {
	const fill = () => {
		const unit = document.querySelector( 'ins.adsbygoogle:not( [data-adsbygoogle-status] )' );
		if ( ! unit ) {
			return;
		}
		unit.dataset.adsbygoogleStatus = 'done';
		unit.dataset.adStatus = 'filled';
		const drawn = document.createElement( 'span' );
		drawn.style.cssText = 'box-sizing:border-box;display:grid;place-content:center;block-size:100%;min-block-size:90px;padding:12px;text-align:center;background:linear-gradient(135deg,#f3c98b,#d9886a);color:#1d2b33;font:600 18px/1.35 sans-serif';
		drawn.textContent = 'Your ad could be here. (Demo service on this machine)';
		unit.append( drawn );
	};
	( window.adsbygoogle || [] ).forEach( fill );
	window.adsbygoogle = { push: fill };
} )();`;

const script = ( body ) => ( {
	status: 200,
	headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
	body,
} );

/** Fills the element of a shelf. */
const SHELF = ( kind, id ) => `( function () {
	const shelf = document.getElementById( 'gr_${ kind }_widget_${ id }' );
	[ 'The Sea, the Sea', 'Moby-Dick', 'The Old Man and the Sea' ].forEach( ( title ) => {
		const book = document.createElement( 'p' );
		book.textContent = title + ' (demo service on this machine)';
		shelf.append( book );
	} );
} )();`;

/** Draws the button of a restaurant. */
const TOCK = `( function () {
	const draw = ( call, name ) => {
		const button = document.createElement( 'button' );
		button.className = 'wp-element-button';
		button.textContent = 'Book: ' + name + ' (demo service on this machine)';
		document.getElementById( 'Tock_widget_container' ).append( button );
	};
	window.tock.callMethod = draw;
	window.tock.queue.forEach( ( call ) => draw( ...call ) );
} )();`;

/** What a frame shows, and what draws into the page. */
export function answerFrame( { host, path, query } ) {
	if ( host === 'www.exploretock.com' && path === '/tock.js' ) {
		return script( TOCK );
	}
	const widget = /^\/review\/(custom|grid)_widget\//.exec( path );
	if ( host === 'www.goodreads.com' && widget ) {
		return script(
			SHELF( widget[ 1 ], Number( query.get( 'widget_id' ) ) )
		);
	}
	if ( host === 'assets.pinterest.com' && path === '/js/pinit.js' ) {
		return script( PINS );
	}
	if ( path === '/pagead/js/adsbygoogle.js' ) {
		return script( ADS );
	}
	if ( host === 'giphy.com' ) {
		const answer = gif();
		const name = path.split( '/' ).pop() ?? '';
		return {
			...answer,
			body: answer.body.replace(
				'<main>',
				`<main>${ drawBoat( name ) }`
			),
		};
	}
	const [ pattern, write ] = PAGES[ host ] ?? [];
	return pattern?.test( path ) ? page( 'Demo service', write() ) : undefined;
}
