/**
 * Mailchimp, data centre `us0`. The key tells the trouble: one that holds `dead` is refused.
 * The address tells the member: `fake@…` is refused as fake, `left@…` was unsubscribed,
 * `cleaned@…` bounced, `closed@…` is in compliance state.
 */
import crypto from 'node:crypto';

export const hosts = [ 'us0.api.mailchimp.com' ];

const LISTS = [
	{
		id: 'list1',
		name: 'Readers',
		double_optin: true,
		stats: { member_count: 120 },
	},
	{
		id: 'list2',
		name: 'Customers',
		double_optin: false,
		stats: { member_count: 7 },
	},
];

const CATEGORIES = [
	{ id: 'a1b2c3d4e5', title: 'Topics', type: 'checkboxes' },
	{ id: 'b1b2c3d4e5', title: 'Nothing yet', type: 'dropdown' },
];

const INTERESTS = [
	{ id: 'f00dbabe01', name: 'Recipes', subscriber_count: '12' },
	{ id: 'f00dbabe02', name: 'Gardens', subscriber_count: '3' },
];

const problem = ( status, title, detail ) => ( { status, title, detail } );

/** Whether a request carries `Basic` with a key of this data centre. */
function isAllowed( headers ) {
	const [ scheme, code ] = ( headers.authorization ?? '' ).split( ' ' );
	const key = Buffer.from( code ?? '', 'base64' )
		.toString()
		.split( ':' )[ 1 ];
	return (
		scheme === 'Basic' &&
		/^[0-9a-z]+-us0$/.test( key ?? '' ) &&
		! key.includes( 'dead' )
	);
}

/** What becomes of a member that is added or changed. */
function putMember( method, hash, data ) {
	if ( method === 'PATCH' ) {
		return { status: 200, body: { id: hash, status: data.status } };
	}
	const email = data.email_address ?? '';
	const expected = crypto
		.createHash( 'md5' )
		.update( email.toLowerCase() )
		.digest( 'hex' );
	const known = Object.keys( data.interests ?? {} ).every( ( id ) =>
		INTERESTS.some( ( interest ) => interest.id === id )
	);
	if ( hash !== expected || ! known ) {
		return {
			status: 400,
			body: problem( 400, 'Invalid Resource', 'Wrong hash or interest.' ),
		};
	}
	const name = email.split( '@' )[ 0 ];
	if ( name === 'fake' ) {
		return {
			status: 400,
			body: problem(
				400,
				'Invalid Resource',
				`${ email } looks fake or invalid, please enter a real email address.`
			),
		};
	}
	if ( name === 'closed' ) {
		return {
			status: 400,
			body: problem(
				400,
				'Member In Compliance State',
				`${ email } is already a list member in compliance state.`
			),
		};
	}
	const status =
		{ left: 'unsubscribed', cleaned: 'cleaned' }[ name ] ??
		data.status_if_new;
	return { status: 200, body: { id: hash, email_address: email, status } };
}

export function handle( { method, path, headers, body }, { json } ) {
	if ( ! isAllowed( headers ) ) {
		return json( problem( 401, 'API Key Invalid', 'No such key.' ), 401 );
	}
	if ( path === '/3.0/' ) {
		return json( { account_id: '1', account_name: 'Aurora' } );
	}
	if ( path === '/3.0/ping' ) {
		return json( { health_status: 'Everything’s Chimpy!' } );
	}
	if ( path === '/3.0/lists' ) {
		return json( { lists: LISTS, total_items: LISTS.length } );
	}
	const [ , id, rest = '' ] =
		/^\/3\.0\/lists\/([^/]+)(?:\/(.+))?$/.exec( path ) ?? [];
	const list = LISTS.find( ( item ) => item.id === id );
	if ( ! list ) {
		return json( problem( 404, 'Resource Not Found', 'No list.' ), 404 );
	}
	if ( rest === '' ) {
		return json( list );
	}
	if ( rest === 'interest-categories' ) {
		return json( { categories: CATEGORIES } );
	}
	if ( /^interest-categories\/[^/]+\/interests$/.test( rest ) ) {
		return json( {
			interests: rest.includes( CATEGORIES[ 0 ].id ) ? INTERESTS : [],
		} );
	}
	const member = /^members\/([0-9a-f]{32})$/.exec( rest );
	if ( member && ( method === 'PUT' || method === 'PATCH' ) ) {
		const answer = putMember( method, member[ 1 ], JSON.parse( body ) );
		return json( answer.body, answer.status );
	}
	return undefined;
}
