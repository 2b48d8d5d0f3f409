/** Role × route: who is let in where, for every route the plugin serves. */
import { expect, getHeaders, test } from '../e2e/fixtures';
import { ROLES, RULES, type Role } from './routes';

type Endpoint = { methods: string[] };
type Index = {
	routes: Record< string, { namespace: string; endpoints: Endpoint[] } >;
};

const OURS = /^(?:mainstreet\/v1|wpcom\/v2|jetpack\/v4)$/;

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
	} ) => {
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
		expect( actual ).toEqual( expected );
	} );
} );
