import { act, configure, render, screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { dispatch } from '@wordpress/data';
import { store as preferences } from '@wordpress/preferences';
import axe from 'axe-core';
import { App } from '../app';
import { readState } from '../types';

/* The lists wait for a pause before they search. Here there is no pause, so that nothing happens behind a test's back. */
jest.mock( '@wordpress/compose', () => {
	const { useState } = jest.requireActual< {
		useState: ( text: string ) => [ string, ( text: string ) => void ];
	} >( '@wordpress/element' );
	return {
		...jest.requireActual< object >( '@wordpress/compose' ),
		useDebouncedInput( initial = '' ) {
			const [ input, setInput ] = useState( initial );
			return [ input, setInput, input ];
		},
	};
} );

// The first render of all components may take longer than the default second.
configure( { asyncUtilTimeout: 10_000 } );
jest.setTimeout( 60_000 );

export const request = jest.mocked( apiFetch );

export const HOSTILE = '<img src=x onerror=alert(1)>';

export const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );

export const order = ( id: number, more: object = {} ) => ( {
	id,
	uuid: `0000000${ id }-0000-4000-8000-000000000000`,
	mode: 'live',
	kind: 'one-time',
	parent_id: 0,
	plan_id: 7,
	title: 'Tea',
	amount: 1250,
	refunded: 0,
	fee: 0,
	currency: 'USD',
	quantity: 1,
	status: 'paid',
	provider: 'stripe',
	email: `buyer${ id }@example.org`,
	name: '',
	created: '2026-11-20T10:00:00Z',
	paid: '2026-11-20T10:01:00Z',
	...more,
} );

export const details = ( id: number, more: object = {} ) => ( {
	...order( id ),
	service: 'Stripe',
	link: 'https://dashboard.example/pi_1',
	left: 1250,
	payment: 'pi_1',
	subscription: '',
	post: { title: '', link: '' },
	renewals: [],
	history: [],
	...more,
} );

export const plan = ( id: number, more: object = {} ) => ( {
	id,
	title: `Plan ${ id }`,
	amount: 500,
	currency: 'USD',
	interval: '1 month',
	type: '',
	buyer_can_change_amount: false,
	description: '',
	welcome_email: '',
	is_archived: false,
	posts: [],
	members: 0,
	...more,
} );

type Call = { path: string; method: string; data?: unknown };

/** Requests so far, without those that only read. */
export const writes = (): Call[] =>
	request.mock.calls.flatMap( ( [ options ] ) => {
		const { path = '', method = 'GET', data } = options;
		return method === 'GET' ? [] : [ { path, method, data } ];
	} );

/** Paths that were read. */
export const reads = (): string[] =>
	request.mock.calls.flatMap( ( [ { path = '', method = 'GET' } ] ) =>
		method === 'GET' ? [ path ] : []
	);

/**
 * Opens the screen on a server.
 *
 * @param answer   What the server answers; what it throws, the request fails with. Plans are asked for by several tabs: none of these, unless it answers.
 * @param hash     Which part.
 * @param services Services that are set up.
 */
export function open(
	answer: ( call: Call ) => unknown,
	hash = '',
	services: object[] = [ { name: 'stripe', label: 'Stripe', mode: 'live' } ]
) {
	window.location.hash = hash;
	// What a test before it chose.
	for ( const list of [ 'orders', 'plans', 'members' ] ) {
		dispatch( preferences ).set( 'mainstreet', list, undefined );
	}
	request.mockReset();
	request.mockImplementation( async ( options ) => {
		const { path = '', method = 'GET', data } = options;
		const given = answer( { path, method, data } );
		return given ?? { items: [], total: 0, currency: 'USD' };
	} );
	return render(
		<App
			state={ readState( {
				export: { url: '/export', nonce: 'abc' },
				services,
				settings: '/settings#/payments',
			} ) }
		/>
	);
}

/** Fails when axe finds something wrong. */
export async function expectNoViolation( container: Element ): Promise< void > {
	// What is still on its way may arrive meanwhile.
	let violations: unknown[] | undefined;
	await act( async () => {
		const found = await axe.run( container, {
			// Both need a canvas; the browser test has one.
			rules: {
				'color-contrast': { enabled: false },
				'label-content-name-mismatch': { enabled: false },
			},
		} );
		violations = found.violations;
	} );
	expect( violations ).toEqual( [] );
}
