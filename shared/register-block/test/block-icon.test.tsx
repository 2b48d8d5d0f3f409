import { existsSync } from 'node:fs';
import path from 'node:path';
import { Icon } from '@wordpress/components';
import { act, render } from '@testing-library/react';
import { listBlocks } from '../../../bin/lib/find-blocks.cjs';
import { BlockIcon, preloadIcons } from '../block-icon';

jest.mock( 'block-icons', () => {
	const { Path, SVG } = jest.requireActual( '@wordpress/primitives' );
	return {
		icons: {
			'jetpack/boat': (
				<SVG viewBox="0 0 24 24">
					<Path d="M1 2z" />
				</SVG>
			),
		},
	};
} );

const draw = () =>
	// As core draws it.
	render(
		<Icon icon={ <BlockIcon name="jetpack/boat" /> } size={ 20 } />
	).container.querySelector( 'svg' );

describe( 'The icon of a block', () => {
	it( 'keeps its space until it is there, then is drawn at once', async () => {
		const first = draw();
		expect( first ).toHaveAttribute( 'width', '20' );
		expect( first ).toBeEmptyDOMElement();
		await act( () => preloadIcons() );
		const second = draw();
		expect( second ).toHaveAttribute( 'width', '20' );
		expect( second ).toHaveAttribute( 'height', '20' );
		expect( second?.innerHTML ).toContain( 'M1 2z' );
	} );

	it( 'is a file in the folder of every block', () => {
		const without = listBlocks().filter(
			( folder: string ) =>
				! [ 'icon.ts', 'icon.tsx' ].some( ( name ) =>
					existsSync( path.join( folder, name ) )
				)
		);
		expect( without ).toEqual( [] );
	} );
} );
