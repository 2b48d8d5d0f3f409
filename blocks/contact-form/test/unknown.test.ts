import { parse, serialize, type Block } from '@wordpress/blocks';
import {
	findBlocks,
	registerAll,
	unregisterAll,
} from '@tests/content/all-blocks';

beforeAll( () => {
	registerAll( findBlocks() );
} );

afterAll( unregisterAll );

const open = ( content: string ): Block[] =>
	parse( content, { __unstableSkipMigrationLogs: true } );

const flatten = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...flatten( block.innerBlocks ) ] );

/** Attributes nobody here ever heard of, on every kind of block, and a field and a child of the same sort. */
const LATER = `<!-- wp:jetpack/contact-form {"subject":"Boat hire","futureForm":{"a":[1,{"b":null}]},"emailTemplate":7} -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"required":true,"fieldVariant":"name","futureField":"x \\u003cb\\u003e"} -->
<div><!-- wp:jetpack/label {"label":"Your name","futureLabel":true} /-->

<!-- wp:jetpack/input {"placeholder":"First","futureInput":["a"]} /-->

<!-- wp:jetpack/input-hint {"text":"As in your passport"} /--></div>
<!-- /wp:jetpack/field-name -->

<!-- wp:jetpack/field-rating {"futureField":false} -->
<div data-layout="wide"><!-- wp:jetpack/label {"label":"Stars"} /-->

<!-- wp:jetpack/input-rating {"max":7,"halfSteps":true} /--></div>
<!-- /wp:jetpack/field-rating -->

<!-- wp:jetpack/field-signature {"penColor":"#112233"} -->
<div><!-- wp:jetpack/label {"label":"Sign here"} /-->

<!-- wp:jetpack/input {"type":"signature"} /--></div>
<!-- /wp:jetpack/field-signature -->

<!-- wp:jetpack/field-text {"label":"Plain","mask":"99-99"} /-->

<!-- wp:button {"tagName":"button","type":"submit","lock":{"move":false,"remove":true},"metadata":{"name":"Submit"}} -->
<div class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">Ask</button></div>
<!-- /wp:button --></div>
<!-- /wp:jetpack/contact-form -->`;

describe( 'What later releases write', () => {
	it( 'is the same when it is saved again, and once more', () => {
		const blocks = open( LATER );
		expect( flatten( blocks ).every( ( { isValid } ) => isValid ) ).toBe(
			true
		);
		const saved = serialize( blocks );
		// Core breaks lines anew in a block whose type nobody registered.
		const squeeze = ( text: string ) => text.replace( /\s+</g, '<' );
		expect( squeeze( saved ) ).toBe( squeeze( LATER ) );
		expect( serialize( open( saved ) ) ).toBe( saved );
	} );

	it( 'does not come up in forms that lack it', () => {
		open( LATER );
		const plain =
			'<!-- wp:jetpack/field-name {"label":"A"} /-->\n\n<!-- wp:jetpack/field-rating /-->';
		expect( serialize( open( plain ) ) ).toBe( plain );
	} );

	it( 'does not bring back what an old version gave up', () => {
		const saved = serialize(
			open(
				'<!-- wp:jetpack/contact-form {"submit_button_text":"Go","has_form_settings_set":true,"later":1} -->\n<!-- wp:jetpack/field-name /-->\n<!-- /wp:jetpack/contact-form -->'
			)
		);
		expect( saved ).not.toContain( 'has_form_settings_set' );
		expect( saved ).toContain( '{"later":1}' );
		expect( saved ).toContain( '"text":"Go"' );
	} );
} );
