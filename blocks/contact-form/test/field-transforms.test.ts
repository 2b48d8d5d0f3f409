import {
	createBlock,
	getPossibleBlockTransformations,
	parse,
	serialize,
	switchToBlockType,
	type Block,
} from '@wordpress/blocks';
import {
	findBlocks,
	registerAll,
	unregisterAll,
} from '@tests/content/all-blocks';

beforeAll( () => {
	registerAll( findBlocks() );
} );

afterAll( unregisterAll );

describe( 'Fields become other fields', () => {
	const possible = ( block: Block ) =>
		getPossibleBlockTransformations( [ block ] )
			.map( ( { name }: { name: string } ) => name )
			.filter( ( name: string ) => name.startsWith( 'jetpack/field-' ) )
			.map( ( name: string ) => name.replace( 'jetpack/field-', '' ) )
			.sort();

	const PLAIN = 'date email name telephone text textarea url'.split( ' ' );
	const CHOICES = 'checkbox-multiple consent radio select'.split( ' ' );
	const without = ( list: string[], own: string ) =>
		list.filter( ( type ) => type !== own );

	it.each( [ ...PLAIN, 'checkbox', 'radio' ] )(
		'%s without options becomes a field without',
		( type ) => {
			const others = without( PLAIN, type );
			const kinds = PLAIN.includes( type ) ? [ 'number', 'time' ] : [];
			const hidden = type === 'text' ? [ 'hidden' ] : [];
			expect(
				possible( createBlock( `jetpack/field-${ type }` ) )
			).toEqual( [ ...others, ...kinds, ...hidden ].sort() );
		}
	);

	it.each( CHOICES )( '%s with options becomes one with', ( type ) => {
		const block = createBlock( `jetpack/field-${ type }`, {
			options: [ 'Kayak' ],
		} );
		const pictures = type === 'consent' ? [] : [ 'image-select' ];
		expect( possible( block ) ).toEqual(
			[ ...without( CHOICES, type ), ...pictures ].sort()
		);
	} );

	it( 'and keep what they have', () => {
		const block = createBlock( 'jetpack/field-radio', {
			label: 'Boat',
			options: [ 'Kayak' ],
			required: true,
			width: 50,
			id: 'boat',
		} );
		expect(
			switchToBlockType( block, 'jetpack/field-select' )
		).toMatchObject( [
			{
				name: 'jetpack/field-select',
				attributes: {
					label: 'Boat',
					options: [ 'Kayak' ],
					required: true,
					width: 50,
					id: 'boat',
				},
			},
		] );
	} );

	it( 'and those of today stay fields of today', () => {
		const block = createBlock( 'jetpack/field-text', { required: true }, [
			createBlock( 'jetpack/label', {
				label: 'Guests',
				textColor: 'accent',
			} ),
			createBlock( 'jetpack/input', {
				placeholder: 'How many',
				borderColor: 'accent',
			} ),
		] );
		expect( possible( block ) ).toEqual(
			[ ...without( PLAIN, 'text' ), 'hidden', 'number', 'time' ].sort()
		);
		const [ number ] =
			switchToBlockType( block, 'jetpack/field-number' ) ?? [];
		expect( number && serialize( number ) )
			.toBe( `<!-- wp:jetpack/field-number {"required":true} -->
<div><!-- wp:jetpack/label {"label":"Guests","textColor":"accent"} /-->

<!-- wp:jetpack/input {"placeholder":"How many","type":"number","borderColor":"accent"} /--></div>
<!-- /wp:jetpack/field-number -->` );
		const [ slider ] =
			( number &&
				switchToBlockType(
					{
						...number,
						innerBlocks: number.innerBlocks.map( ( one ) => ( {
							...one,
							attributes: { ...one.attributes, min: 1, max: '6' },
						} ) ),
					},
					'jetpack/field-slider'
				) ) ??
			[];
		expect( slider && serialize( slider ) )
			.toBe( `<!-- wp:jetpack/field-slider {"required":true,"min":1,"max":"6"} -->
<div><!-- wp:jetpack/label {"label":"Guests","textColor":"accent"} /-->

<!-- wp:jetpack/input-range {"borderColor":"accent"} /--></div>
<!-- /wp:jetpack/field-slider -->` );
		const [ rating ] =
			( slider && switchToBlockType( slider, 'jetpack/field-rating' ) ) ??
			[];
		expect( rating?.innerBlocks[ 1 ] ).toMatchObject( {
			name: 'jetpack/input-rating',
			attributes: { max: 6 },
		} );
		expect( rating && possible( rating ) ).toEqual( [
			'number',
			'slider',
		] );
	} );

	it( 'pictures become words and words pictures', () => {
		const radio = createBlock( 'jetpack/field-radio', {
			label: 'Boat',
			options: [ 'Kayak', '', 'Raft' ],
		} );
		const [ pictures ] =
			switchToBlockType( radio, 'jetpack/field-image-select' ) ?? [];
		const content = pictures ? serialize( pictures ) : '';
		expect( content ).toContain(
			'<div class="wp-block-jetpack-fieldset-image-options"><!-- wp:jetpack/input-image-option {"label":"Kayak"} -->'
		);
		// It opens as it was saved.
		expect( serialize( parse( content ) ) ).toBe( content );
		expect(
			pictures && switchToBlockType( pictures, 'jetpack/field-select' )
		).toMatchObject( [
			{ attributes: { label: 'Boat', options: [ 'Kayak', 'Raft' ] } },
		] );
	} );

	it( 'a hidden field becomes a text, and a text a hidden field', () => {
		const text = createBlock( 'jetpack/field-text', {
			label: 'Campaign',
			defaultValue: 'spring',
		} );
		const [ hidden ] =
			switchToBlockType( text, 'jetpack/field-hidden' ) ?? [];
		expect( hidden && serialize( hidden ) ).toBe(
			'<!-- wp:jetpack/field-hidden {"name":"Campaign","defaultValue":"spring"} /-->'
		);
		expect(
			hidden && switchToBlockType( hidden, 'jetpack/field-text' )
		).toMatchObject( [
			{ attributes: { label: 'Campaign', defaultValue: 'spring' } },
		] );
	} );
} );
