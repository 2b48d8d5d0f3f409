/** Role × route: who is let in where, for every route the plugin serves. */
import { expect, getHeaders, test } from '../e2e/fixtures';
import { ROLES, RULES, type Role } from './routes';

type Endpoint = { methods: string[] };
type Index = {
	routes: Record< string, { namespace: string; endpoints: Endpoint[] } >;
};

const OURS = /^(?:mainstreet\/v1|wpcom\/v2|jetpack\/v4)$/;

/** What core understands on every route: method, query, and the status that all roles get. */
const QUERIES: [ method: string, query: string, status?: number ][] = [
	[ 'GET', '_fields=x' ],
	[ 'GET', '_fields=items.id,count&_embed=1' ],
	[ 'GET', '_envelope=1&_embed=1&_fields=body', 200 ],
	[ 'GET', '_jsonp=x' ],
	[ 'GET', 'context=edit' ],
	[ 'GET', '_fields=%ff', 400 ],
	[ 'GET', 'search=%ff', 400 ],
	[ 'GET', 'unknown[%ff]=x', 400 ],
	[ 'HEAD', '' ],
	[ 'HEAD', '_fields=x&_envelope=1' ],
	[ 'OPTIONS', '_fields=schema.title' ],
];

/** `namespace METHOD tail` of every route that should be there. */
function getExpected(): string[] {
	return Object.entries( RULES ).flatMap( ( [ key, { compat } ] ) => [
		`mainstreet/v1 ${ key }`,
		...( compat ? [ `${ compat } ${ key }` ] : [] ),
	] );
}

test.describe( 'REST routes', { tag: [ '@site', '@core' ] }, () => {
	test( 'every route is in the table, and every row of it is served', async ( {
		request,
	} ) => {
		const index: Index = await ( await request.get( '/wp-json/' ) ).json();
		const served = Object.entries( index.routes )
			.filter(
				( [ route, { namespace } ] ) =>
					OURS.test( namespace ) && route !== `/${ namespace }`
			)
			.flatMap( ( [ route, { namespace, endpoints } ] ) =>
				endpoints.flatMap( ( { methods } ) =>
					methods.map(
						( method ) =>
							`${ namespace } ${ method } ${ route.slice(
								namespace.length + 1
							) }`
					)
				)
			);
		expect( served.sort() ).toEqual( getExpected().sort() );
	} );

	test( 'lets in whom the table names, and nobody else', async ( {
		baseURL,
		guard,
		requestUtils,
	} ) => {
		// Hundreds of requests, one by one.
		test.slow();
		// Drafts that they leave, which the menu of the theme may list.
		const drafts: number[] = [];
		const isLetIn = async (
			role: Role,
			method: string,
			url: string,
			body?: Record< string, unknown >
		): Promise< boolean > => {
			const login = role === 'anonymous' ? '-' : role;
			const user = login === 'administrator' ? 'admin' : login;
			const response = await fetch( `${ baseURL }/wp-json${ url }`, {
				method,
				headers: {
					...getHeaders( guard.id, { user } ),
					'Content-Type': 'application/json',
				},
				body: body && JSON.stringify( body ),
			} );
			const answer = await response.text();
			if ( response.status >= 500 || /"rest_no_route"/.test( answer ) ) {
				guard.add( `${ response.status } ${ method } ${ url }` );
			}
			if ( response.ok && url.endsWith( '/start/page' ) ) {
				drafts.push( Number( JSON.parse( answer ).id ) );
			}
			return ! [ 401, 403 ].includes( response.status );
		};

		const actual: Record< string, Role[] > = {};
		const expected: Record< string, readonly Role[] > = {};
		for ( const [ key, rule ] of Object.entries( RULES ) ) {
			const [ method = '', tail = '' ] = key.split( ' ' );
			for ( const namespace of [ 'mainstreet/v1', rule.compat ] ) {
				const url = `/${ namespace }${ rule.path ?? tail }`;
				if ( ! namespace ) {
					continue;
				}
				const isIn = await Promise.all(
					ROLES.map( ( role ) =>
						isLetIn( role, method, url, rule.body )
					)
				);
				actual[ `${ method } ${ url }` ] = ROLES.filter(
					( _role, index ) => isIn[ index ]
				);
				expected[ `${ method } ${ url }` ] = rule.allowed;
			}
		}
		for ( const id of drafts ) {
			await requestUtils.rest( {
				method: 'DELETE',
				path: `/wp/v2/pages/${ id }`,
				params: { force: true },
			} );
		}
		expect( actual ).toEqual( expected );
		// One for each role that may make a page.
		expect( drafts ).toHaveLength( 2 );
	} );

	test( 'answers whatever core takes on each route, down to the bytes', async ( {
		baseURL,
		guard,
		phpErrors,
	} ) => {
		// Some hundred requests: on a busy machine they take their time.
		test.slow();
		const ask = async (
			user: string,
			url: string,
			init: RequestInit
		): Promise< Response > =>
			fetch( `${ baseURL }/wp-json${ url }`, {
				...init,
				headers: { ...getHeaders( guard.id, { user } ) },
			} );
		const faults: string[] = [];
		const gets = Object.entries( RULES ).filter( ( [ key ] ) =>
			key.startsWith( 'GET ' )
		);
		for ( const [ key, rule ] of gets ) {
			const url = `/mainstreet/v1${ rule.path ?? key.slice( 4 ) }`;
			const join = url.includes( '?' ) ? '&' : '?';
			for ( const user of [ '-', 'admin' ] ) {
				await Promise.all(
					QUERIES.map( async ( [ method, query, status ] ) => {
						const response = await ask(
							user,
							`${ url }${ join }${ query }`,
							{ method }
						);
						const text = await response.text();
						const isFault =
							// 502: the check of a service that no test reaches.
							( response.status >= 500 &&
								response.status !== 502 ) ||
							( status && response.status !== status ) ||
							( method === 'HEAD' && text !== '' );
						if ( isFault ) {
							faults.push(
								`${ method } ${ url } ${ query } as ${ user }: ${
									response.status
								} ${ text.slice( 0, 200 ) }`
							);
						}
					} )
				);
			}
		}
		expect( faults ).toEqual( [] );
		expect( phpErrors() ).toEqual( [] );
	} );
} );
