/** The server that the tests of the store ask. */
import apiFetch from '@wordpress/api-fetch';
import { createRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { membershipsStore, type NewProduct } from '..';

export const request = jest.mocked( apiFetch );

export const PLAN = {
	id: 7,
	title: 'Friends',
	currency: 'EUR',
	price: 3,
	interval: '1 year',
	type: '',
	buyer_can_change_amount: false,
	is_editable: true,
};

export const STATUS = {
	connected_account_id: 'acct_1',
	connected_account_default_currency: 'eur',
	connect_url: '',
	should_upgrade_to_access_memberships: false,
	upgrade_url: '',
	site_slug: 'example.org',
	mode: 'test',
	products: [ PLAN ],
};

export const NEW: NewProduct = {
	title: 'Readers',
	currency: 'USD',
	price: '5.50',
	interval: '1 month',
};

type Answers = Record< string, unknown >;

/** Answers by method and path; an Error is thrown. */
export function answer( answers: Answers ) {
	request.mockImplementation( async ( { path = '', method = 'GET' } ) => {
		const key = `${ method } ${ path.replace( /^\/wpcom\/v2\/memberships\/|\?.*$/g, '' ) }`;
		const found = answers[ key ];
		if ( found instanceof Error || found === undefined ) {
			throw found ?? new Error( `unexpected ${ key }` );
		}
		return found;
	} );
}

export function open() {
	const registry = createRegistry();
	registry.register( membershipsStore );
	registry.register( noticesStore );
	return {
		act: registry.dispatch( membershipsStore ),
		see: registry.select( membershipsStore ),
		ask: registry.resolveSelect( membershipsStore ),
		said: () =>
			registry
				.select( noticesStore )
				.getNotices()
				.map( ( { status, content, type } ) => [
					type,
					status,
					content,
				] ),
	};
}

export const failure = ( message: string ) =>
	Object.assign( new Error(), { message } );

export const may = ( mayCreate: boolean ) =>
	Object.assign( window, { mainstreetBlocks: { payments: { mayCreate } } } );

beforeEach( () => {
	request.mockReset();
	may( true );
} );
