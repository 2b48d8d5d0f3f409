import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { SelectedImagePanel } from '../selected-image-panel';

describe( 'SelectedImagePanel', () => {
	const show = (
		props: Partial< ComponentProps< typeof SelectedImagePanel > >
	) => {
		const onChange = jest.fn();
		render(
			<SelectedImagePanel
				title="Slide 2 of 4"
				image={ { alt: 'Boat' } }
				index={ 1 }
				isLink={ false }
				linkKey="link"
				onChange={ onChange }
				{ ...props }
			/>
		);
		return onChange;
	};

	it( 'names the image it belongs to and changes its alternative text', async () => {
		const onChange = show( {} );
		expect( screen.getByText( 'Slide 2 of 4' ) ).toBeInTheDocument();
		await userEvent.type(
			screen.getByRole( 'textbox', { name: 'Alternative text' } ),
			's'
		);
		expect( onChange ).toHaveBeenCalledWith( { alt: 'Boats' } );
	} );

	it( 'saves an address and nothing else as link', async () => {
		const onChange = show( {} );
		const field = screen.getByRole( 'textbox', { name: 'Link' } );
		await userEvent.click( field );
		await userEvent.paste( 'javascript:alert(1)' );
		expect( onChange ).not.toHaveBeenCalled();
		expect(
			screen.getAllByText(
				'Please enter a URL such as https://example.com.'
			).length
		).toBeGreaterThan( 0 );
		await userEvent.clear( field );
		expect( onChange ).toHaveBeenLastCalledWith( { link: undefined } );
		await userEvent.paste( 'https://example.org/boat' );
		expect( onChange ).toHaveBeenLastCalledWith( {
			link: 'https://example.org/boat',
		} );
	} );

	it( 'has no link where images have none of their own', () => {
		show( { linkKey: undefined } );
		expect( screen.queryByRole( 'textbox', { name: 'Link' } ) ).toBeNull();
	} );

	it( 'asks for the name of a link, which is no decoration', async () => {
		const onChange = show( {
			image: { alt: '' },
			isLink: true,
			linkKey: 'customLink',
		} );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		await userEvent.type(
			screen.getByRole( 'textbox', { name: 'Link' } ),
			'/'
		);
		expect( onChange ).toHaveBeenCalledWith( { customLink: '/' } );
		expect(
			screen.getByText( 'This image is a link. Describe where it leads.' )
		).toBeVisible();
	} );

	it( 'offers no link for decoration', () => {
		show( { image: { alt: '', isDecorative: true } } );
		expect( screen.queryByRole( 'textbox', { name: 'Link' } ) ).toBeNull();
		expect( screen.getByRole( 'checkbox' ) ).toBeChecked();
	} );
} );
