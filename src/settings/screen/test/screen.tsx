import { act, render, screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import axe from 'axe-core';
import { App } from '../app';
import { readState } from '../state';
import type { Tab } from '../use-tab';

export const request = jest.mocked( apiFetch );

export const CHECKED = {
	ok: true,
	account: 'owner',
	checked: '2026-11-21T09:00:00+00:00',
};
export const NONE = {
	set: false,
	hint: '',
	source: '',
	place: '',
	parts: {},
	check: null,
};
export const STORED = {
	set: true,
	hint: '…a1b2',
	source: 'database',
	check: CHECKED,
};

const printed = ( mapbox: object, more: object = {} ) => ( {
	services: [
		{
			id: 'mapbox',
			type: 'maps',
			label: 'Mapbox',
			field: 'Access token',
			description: 'Provides maps.',
			url: 'https://account.mapbox.com/access-tokens/',
			urlText: 'Get a Mapbox access token',
			data: 'Browsers load maps from Mapbox.',
			advice: 'Restrict the token to this site.',
			without: 'Maps will only list their places.',
			constant: 'MAINSTREET_MAPBOX_TOKEN',
		},
	],
	values: { mapbox, delete_on_uninstall: false },
	returnUrl: '',
	...more,
} );

export const PRINTED = printed( NONE );

export function open(
	mapbox: object = NONE,
	more: object = {},
	tab: Tab = 'connections'
) {
	// Not by the hash: its event would come later.
	window.history.replaceState( null, '', `#/${ tab }` );
	return render( <App state={ readState( printed( mapbox, more ) ) } /> );
}

/** Follows a link to another part. */
export const go = ( hash: string ) =>
	act( () => {
		window.history.replaceState( null, '', hash );
		window.dispatchEvent( new HashChangeEvent( 'hashchange' ) );
	} );

export const field = () => screen.getByRole( 'textbox' );
export const button = ( name: string ) =>
	screen.getByRole( 'button', { name } );

export async function expectNoViolation( container: Element ) {
	// Colours and layout are for the browser test, and so is what a name has to do with an icon font.
	const { violations } = await axe.run( container, {
		rules: {
			'color-contrast': { enabled: false },
			'label-content-name-mismatch': { enabled: false },
		},
	} );
	expect( violations ).toEqual( [] );
}
