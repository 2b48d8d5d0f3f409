import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import Edit, { getColorProperties } from '../edit';
import ButtonEdit from '../sharing-button/edit';
import type { Attributes } from '../types';

let mockIsOn = true;
const mockEdited: unknown[] = [];
let mockTemplate: unknown;

jest.mock( '@shared/post-editor', () => ( {
	usePost: ( _names: string[], read: ( post: object ) => unknown ) =>
		read( { getEditedPostAttribute: () => mockIsOn } ),
	getPostActions: () => ( {
		editPost: ( fields: unknown ) => mockEdited.push( fields ),
	} ),
} ) );
jest.mock( '@wordpress/block-editor', () => ( {
	useBlockProps: ( props: object ) => props,
	useInnerBlocksProps: (
		props: object,
		{ template }: { template: unknown }
	) => {
		mockTemplate = template;
		return { ...props, children: <li>The buttons</li> };
	},
	InspectorControls: ( { children }: { children?: unknown } ) => children,
} ) );
jest.mock( '@shared/color-settings', () => ( {
	ColorSettings: ( {
		onChange,
		settings,
	}: {
		onChange: ( changes: object ) => void;
		settings: { label: string; color: string }[];
	} ) =>
		settings.map( ( { label, color } ) => (
			<button
				key={ color }
				onClick={ () => onChange( { [ color ]: 'accent' } ) }
			>
				{ label }
			</button>
		) ),
} ) );

const NOTHING: Attributes = {
	styleType: 'icon-text',
	size: 'has-normal-icon-size',
};

const rest = { className: '', clientId: 'a', isSelected: true, context: {} };

/** The list in an editor that keeps its attributes; those are in what it gives. */
function open( first: Attributes = NOTHING ) {
	const seen = { attributes: first };
	function Editor() {
		const [ attributes, setAttributes ] = useState( first );
		seen.attributes = attributes;
		return (
			<Edit
				{ ...rest }
				attributes={ attributes }
				setAttributes={ ( changes ) =>
					setAttributes( ( old ) => ( { ...old, ...changes } ) )
				}
			/>
		);
	}
	render( <Editor /> );
	return seen;
}

const OFF = /^Sharing buttons are turned off for this post/;
const off = () => screen.queryByText( OFF, { ignore: '[aria-live]' } );

describe( 'Sharing buttons in the editor', () => {
	beforeEach( () => {
		mockIsOn = true;
		mockEdited.length = 0;
	} );

	it( 'begin with services, in the size and colours that were chosen', () => {
		open( { ...NOTHING, size: 'has-huge-icon-size', iconColor: 'accent' } );
		const list = screen.getByRole( 'list' );
		expect( list ).toHaveClass( 'mainstreet-share', 'has-huge-icon-size' );
		expect(
			list.style.getPropertyValue( '--mainstreet-share-color' )
		).toBe( 'var(--wp--preset--color--accent)' );
		expect( mockTemplate ).toContainEqual( [
			'jetpack/sharing-button',
			{ service: 'mastodon' },
		] );
	} );

	it( 'change what they show and how large they are', async () => {
		const seen = open();
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Button style' } ),
			'Name'
		);
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Icon size' } ),
			'Large'
		);
		expect( seen.attributes ).toMatchObject( {
			styleType: 'text',
			size: 'has-large-icon-size',
		} );
	} );

	it( 'take a new colour, and not the one other releases wrote beside it', async () => {
		const seen = open( {
			...NOTHING,
			iconColorValue: '#111111',
			iconBackgroundColorValue: '#222222',
		} );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Icon and name' } )
		);
		expect( seen.attributes ).toMatchObject( {
			iconColor: 'accent',
			iconColorValue: undefined,
			iconBackgroundColorValue: '#222222',
		} );
	} );

	it( 'say that the post shows none, and switch them on', async () => {
		mockIsOn = false;
		open();
		expect( off() ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Show sharing buttons' } )
		);
		expect( mockEdited ).toEqual( [ { jetpack_sharing_enabled: true } ] );
	} );

	it( 'say nothing of a post that shows them', () => {
		open();
		expect( off() ).toBeNull();
	} );
} );

describe( 'Colours of sharing buttons', () => {
	it( 'are a slug of the palette, a value of one’s own, or what other releases wrote', () => {
		expect(
			getColorProperties( {
				...NOTHING,
				iconColor: 'accent-2',
				customIconColor: '#fff',
				iconBackgroundColorValue: '#123456',
			} )
		).toEqual( {
			'--mainstreet-share-color': 'var(--wp--preset--color--accent-2)',
			'--mainstreet-share-background': '#123456',
		} );
		expect(
			getColorProperties( {
				...NOTHING,
				iconColor: 'x);background:url(//evil',
				customIconColor: '#abcdef',
			} )
		).toEqual( { '--mainstreet-share-color': '#abcdef' } );
		expect( getColorProperties( NOTHING ) ).toEqual( {} );
	} );
} );

describe( 'A sharing button in the editor', () => {
	const draw = (
		attributes: { service: string; label?: string },
		style = 'icon-text'
	) => {
		const setAttributes = jest.fn();
		const { container } = render(
			<ButtonEdit
				{ ...rest }
				context={ { 'jetpack/sharing-buttons/styleType': style } }
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
		);
		return { container, setAttributes };
	};

	it( 'has icon and name, one of them where the list says so, and its name always for screen readers', () => {
		const hasIcon = ( { container }: { container: HTMLElement } ) =>
			container.querySelector( '.mainstreet-share__link svg' ) !== null;
		expect( hasIcon( draw( { service: 'mastodon' } ) ) ).toBe( true );
		expect( screen.getByText( 'Mastodon' ) ).not.toHaveClass(
			'mainstreet-share__hidden'
		);
		expect( hasIcon( draw( { service: 'bluesky' }, 'text' ) ) ).toBe(
			false
		);
		draw( { service: 'tumblr' }, 'icon' );
		expect( screen.getByText( 'Tumblr' ) ).toHaveClass(
			'mainstreet-share__hidden'
		);
	} );

	it( 'is known by the name that other releases gave its service', () => {
		draw( { service: 'twitter' } );
		expect( screen.getByText( 'X' ) ).toBeVisible();
	} );

	it( 'takes a label, and goes back to the service’s name', async () => {
		const { setAttributes } = draw( { service: 'mail', label: 'W' } );
		expect( screen.getByText( 'W' ) ).toBeVisible();
		const field = screen.getByRole( 'textbox', { name: 'Label' } );
		expect( field ).toHaveAttribute( 'placeholder', 'Email' );
		await userEvent.type( field, 'r' );
		expect( setAttributes ).toHaveBeenLastCalledWith( { label: 'Wr' } );
		await userEvent.clear( field );
		expect( setAttributes ).toHaveBeenLastCalledWith( {
			label: undefined,
		} );
	} );

	it( 'says so when its service is gone', () => {
		draw( { service: 'google-plus' } );
		expect(
			screen.getByText(
				'This service is no longer available, so visitors do not see this button.'
			)
		).toBeVisible();
	} );
} );
