import { render, screen } from '@testing-library/react';
import { ConsentMessage } from '../edit/field/consent';
import { Range } from '../edit/field/kinds/rating-icons';
import { Label } from '../edit/field/label';
import { getSources } from '../edit/conditions/read';
import { readChoice, readOptions } from '../edit/guards';
import { readChoices, toChoiceLabel } from '../inner/targets';

/** Old plain texts: nothing in them is a complete tag of HTML. */
const TEXTS = [
	'Kinder <6 & >2',
	'under <5',
	'one piece of <ash> & oiled',
	'a<b',
	'x <!-- y',
	'<svg/onload=alert(1)',
];

/** What is text in a choice, which is typed into a plain field. */
const MARKUP = [ '<b>bold</b>', '<script>alert(1)</script>', '<<script>' ];

describe( 'texts of old posts in the editor', () => {
	it.each( TEXTS )( 'a label says %j', ( text ) => {
		render( <Label label={ text } onChange={ jest.fn() } /> );
		const label = screen.getByRole( 'textbox', { name: 'Label' } );
		expect( label ).toHaveTextContent( text );
		expect( label.querySelector( 'ash, svg' ) ).toBeNull();
	} );

	it.each( TEXTS )( 'a consent field says %j', ( text ) => {
		render(
			<ConsentMessage
				attributes={ { implicitConsentMessage: text } }
				setAttributes={ jest.fn() }
			/>
		);
		expect(
			screen.getByRole( 'textbox', { name: 'Consent message' } )
		).toHaveTextContent( text );
	} );

	it.each( [ ...TEXTS, ...MARKUP ] )( 'a choice says %j', ( text ) => {
		expect( readOptions( { options: [ text ] } ) ).toEqual( [ text ] );
		expect( readChoice( { label: toChoiceLabel( text ) } ) ).toBe( text );
	} );

	it.each( [ ...TEXTS, ...MARKUP ] )( 'a slider’s end says %j', ( text ) => {
		for ( const stored of [ text, text.replace( /</g, '&lt;' ) ] ) {
			const { unmount } = render(
				<Range values={ { minLabel: stored } } />
			);
			expect( screen.getByText( text ) ).toBeVisible();
			unmount();
		}
	} );

	it.each( TEXTS )( 'a choice of an old post says %j', ( text ) => {
		expect( readChoice( { label: text } ) ).toBe( text );
	} );

	it( 'keeps what a choice says for conditions and in another kind of field', () => {
		const option = ( label: string ) => ( {
			clientId: label,
			name: 'jetpack/option',
			isValid: true,
			attributes: { label },
			innerBlocks: [],
		} );
		const innerBlocks = [ ...TEXTS, ...MARKUP.map( toChoiceLabel ) ].map(
			option
		);
		const said = [ ...TEXTS, ...MARKUP ];
		const field = {
			clientId: 'radio',
			name: 'jetpack/field-radio',
			isValid: true,
			attributes: { label: 'Kinder <6 & >2' },
			innerBlocks,
		};
		expect(
			readChoices( { type: 'radio', attributes: {}, innerBlocks } )
		).toEqual( said );
		expect( getSources( [ field ], '' )[ 0 ] ).toMatchObject( {
			label: 'Kinder <6 & >2',
			options: said,
		} );
		const old = {
			...field,
			attributes: { options: said },
			innerBlocks: [],
		};
		expect( getSources( [ old ], '' )[ 0 ]?.options ).toEqual( said );
	} );
} );
