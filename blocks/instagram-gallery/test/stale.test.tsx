import { render, screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import type { ReactNode } from 'react';
import { ConnectedEdit } from '../edit';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );
jest.mock( '@wordpress/block-editor', () => ( {
	...jest.requireActual( '@wordpress/block-editor' ),
	InspectorControls: ( { children }: { children: ReactNode } ) => (
		<aside>{ children }</aside>
	),
} ) );

it.each( [ true, false ] )(
	'The editor says whether the pictures are old: %s',
	async ( stale ) => {
		jest.mocked( apiFetch ).mockImplementation( async ( { path = '' } ) =>
			path.includes( '/gallery?' )
				? {
						external_name: 'aurora.bakery',
						images: [
							{
								title: 'Day 1',
								url: 'https://scontent.example/1.jpg',
								link: 'https://www.instagram.com/p/1/',
							},
						],
						stale,
					}
				: []
		);
		const setAttributes = jest.fn();
		render(
			<ConnectedEdit
				attributes={ {
					accessToken: '17',
					instagramUser: 'aurora.bakery',
					columns: 3,
					count: 9,
					spacing: 10,
					isStackedOnMobile: true,
				} }
				setAttributes={ setAttributes }
			/>
		);
		expect(
			await screen.findByRole( 'img', { name: 'Day 1' } )
		).toBeVisible();
		expect(
			screen.queryAllByText( /^Instagram is not returning new posts/ )
				.length > 0
		).toBe( stale );
		// The pictures stay: the connection is not forgotten.
		expect( setAttributes ).not.toHaveBeenCalledWith(
			expect.objectContaining( { accessToken: undefined } )
		);
	}
);
