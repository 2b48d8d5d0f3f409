import { registerBlockType, unregisterBlockType } from '@wordpress/blocks';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ContentControls } from '..';

jest.mock( '@wordpress/block-editor', () => ( {
	InspectorControls: ( props: { group: string; children: ReactNode } ) => (
		<div data-testid={ props.group }>{ props.children }</div>
	),
} ) );

const show = ( attributes: object ) => {
	registerBlockType( 'core/image', {
		apiVersion: 3,
		title: 'Image',
		category: 'media',
		attributes: { ...attributes },
	} );
	render( <ContentControls>Texts</ContentControls> );
};

afterEach( () => unregisterBlockType( 'core/image' ) );

it( 'stands in the tab Content where WordPress has its own there', () => {
	show( { isDecorative: { type: 'boolean' } } );
	expect( screen.getByTestId( 'content' ) ).toHaveTextContent( 'Texts' );
} );

it( 'stands in the tab Settings of an older WordPress', () => {
	show( {} );
	expect( screen.getByTestId( 'settings' ) ).toHaveTextContent( 'Texts' );
} );
