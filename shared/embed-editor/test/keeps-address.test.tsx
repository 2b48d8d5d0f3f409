/**
 * Blocks that embed an address: what was saved stays where what is typed in its place can't be embedded.
 */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import apiFetch from '@wordpress/api-fetch';
import type { ComponentType } from 'react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@wordpress/block-editor', () => ( {
	...jest.requireActual( '@wordpress/block-editor' ),
	BlockControls: ( { children }: { children: React.ReactNode } ) => children,
	InspectorControls: () => null,
	useBlockProps: () => ( {} ),
} ) );

/** What each block holds, by its folder. */
const SAVED: Record< string, object > = {
	calendly: { url: 'https://calendly.com/harbour/visit' },
	eventbrite: {
		url: 'https://www.eventbrite.com/e/jazz-tickets-22',
		eventId: 22,
	},
	goodreads: {
		goodreadsId: 22,
		id: 'gr_grid_widget_41',
		link: 'https://www.goodreads.com/review/grid_widget/22.Sea?shelf=read&widget_id=41',
		style: 'grid',
	},
	'google-calendar': {
		url: 'https://calendar.google.com/calendar/embed?src=harbour%40example.org',
	},
	'google-docs-embed': {
		url: 'https://docs.google.com/document/d/1QuayPlan/edit',
	},
	nextdoor: { url: 'https://nextdoor.com/embed/qUaY77' },
	'paypal-payment-buttons': {
		buttonType: 'single',
		hostedButtonId: 'K7',
		buttonText: 'Pay',
	},
	pinterest: { url: 'https://www.pinterest.com/pin/123/' },
	tock: { url: 'harbour-kitchen' },
};

const BLOCKS = path.resolve( __dirname, '../../../blocks' );

const usesEmbed = ( slug: string ) => {
	try {
		return readFileSync(
			path.join( BLOCKS, slug, 'edit/index.tsx' ),
			'utf8'
		).includes( 'useEmbed' );
	} catch {
		return false;
	}
};

it( 'knows all blocks that embed an address', () => {
	expect( Object.keys( SAVED ) ).toEqual(
		readdirSync( BLOCKS ).filter( usesEmbed )
	);
} );

it.each( Object.entries( SAVED ) )(
	'%s keeps what was saved, and Cancel leads back to it',
	async ( slug, attributes ) => {
		jest.mocked( apiFetch ).mockResolvedValue( { url: '', status: 404 } );
		const setAttributes = jest.fn();
		const { default: Edit }: { default: ComponentType< object > } =
			await import( path.join( BLOCKS, slug, 'edit/index.tsx' ) );
		render(
			<Edit
				{ ...{
					attributes,
					setAttributes,
					clientId: 'x',
					isSelected: true,
				} }
			/>
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: /Edit|Replace/ } )
		);
		const field = screen.getByRole( 'textbox' );
		await userEvent.clear( field );
		await userEvent.type( field, 'htp:/mistyped' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Embed' } )
		);
		expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'htp:/mistyped' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Cancel' } )
		);
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( setAttributes ).not.toHaveBeenCalled();
	}
);
