/** Rate limits: as many as are allowed and none more, on all heads together, whatever becomes of the object cache. */
import { tally, together } from '../together.mjs';
import { CONTACT, VisitorForm } from '../visitor-form.mjs';

/** As the must-use plugin limits clients from this network. */
const NETWORK = '203.0.113.';
const LIMIT = 10;
const REQUESTS = 40;

/** What the cache is at first, and what happens to it when half of the requests were sent. */
const WEATHER = [
	[ 'none' ],
	[ 'well-behaved' ],
	[ 'well-behaved', 'flush' ],
	[ 'well-behaved', 'kill' ],
	[ 'well-behaved', 'hang' ],
	[ 'misbehaving' ],
	[ 'misbehaving', 'flush' ],
	[ 'misbehaving', 'kill' ],
];

/** Sends many at once to all heads; resolves with what they were told. */
async function burst( cluster, form, { ip, event } ) {
	const { heads } = cluster;
	return together( REQUESTS, 16, async ( index ) => {
		if ( event && index === REQUESTS / 2 ) {
			await cluster.redis[ event ]();
		}
		return form.send(
			{
				name: `Person ${ index }`,
				email: `p${ index }@example.org`,
				message: `${ ip } ${ index } ${ Math.random() }`,
			},
			{ client: heads[ index % heads.length ].client, ip }
		);
	} );
}

/** Whether exactly the limit got through, and all others were told why. */
function judge( what, outcomes ) {
	const taken = outcomes.filter( ( outcome ) => outcome === 'taken' ).length;
	const refused = outcomes.filter( ( outcome ) =>
		outcome.startsWith( 'told: 429' )
	).length;
	return taken === LIMIT && refused === outcomes.length - LIMIT
		? []
		: [
				`limits, ${ what }: ${ tally( outcomes ) } where ${ LIMIT } may be taken`,
			];
}

/**
 * Tries it in every weather, and again when the span is over.
 *
 * @param {Object} cluster The site.
 * @return {Promise<{lines: string[], failures: string[]}>} Figures, and what is wrong.
 */
export async function run( cluster ) {
	const lines = [];
	const failures = [];
	for ( const [ index, [ cache, event ] ] of WEATHER.entries() ) {
		await cluster.useCache( cache );
		const form = await VisitorForm.open( cluster, CONTACT, 'forms/submit' );
		const ip = NETWORK + ( 10 + index );
		const what = event
			? `${ cache } cache, then ${ event }`
			: `${ cache } cache`;
		const first = await burst( cluster, form, { ip, event } );
		await cluster.later( 61 );
		const second = await burst( cluster, form, { ip } );
		failures.push(
			...judge( what, first ),
			...judge( `${ what }, a minute later`, second )
		);
		lines.push(
			`limits, ${ what }: ${ tally( first ) }; a minute later ${ tally( second ) }`
		);
	}
	return { lines, failures };
}
