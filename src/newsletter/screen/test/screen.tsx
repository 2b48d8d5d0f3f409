import { configure, render, screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { dispatch } from '@wordpress/data';
import { store as preferences } from '@wordpress/preferences';
import axe from 'axe-core';
import { App } from '../app';

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

export const person = ( id: number, more: object = {} ) => ( {
	id,
	email: `person${ id }@example.org`,
	name: '',
	fields: {},
	status: 'active',
	frequency: 'each',
	consent: '',
	created: '2026-11-20T10:00:00Z',
	...more,
} );

export const campaign = ( more: object = {} ) => ( {
	id: 3,
	post: { title: 'Spring news', link: '/spring/', edit: '/edit' },
	status: 'sending',
	note: '',
	total: 12000,
	sent: 3000,
	failed: 4,
	weekly: 0,
	seconds: 10800,
	starts: '2026-11-20T10:00:00Z',
	finished: null,
	actions: [ 'pause', 'cancel' ],
	...more,
} );

type Call = {
	path: string;
	method: string;
	data?: unknown;
	body?: unknown;
};

/** Requests so far, without those that only read. */
export const writes = (): Call[] =>
	request.mock.calls.flatMap( ( [ options ] ) => {
		const { path = '', method = 'GET', data, body } = options;
		return method === 'GET' ? [] : [ { path, method, data, body } ];
	} );

/**
 * Opens the screen on a server.
 *
 * @param answer What the server answers; what it throws, the request fails with.
 * @param hash   Which part.
 */
export function open( answer: ( call: Call ) => unknown, hash = '' ) {
	window.location.hash = hash;
	// What a test before it chose.
	dispatch( preferences ).set( 'mainstreet', 'subscribers', undefined );
	request.mockReset();
	request.mockImplementation( async ( options ) => {
		const { path = '', method = 'GET', data, body } = options;
		return answer( { path, method, data, body } );
	} );
	return render( <App exportLink={ { url: '/export', nonce: 'abc' } } /> );
}

/** Fails when axe finds something wrong. */
export async function expectNoViolation( container: Element ): Promise< void > {
	const { violations } = await axe.run( container, {
		// Both need a canvas; the browser test has one.
		rules: {
			'color-contrast': { enabled: false },
			'label-content-name-mismatch': { enabled: false },
		},
	} );
	expect( violations ).toEqual( [] );
}
