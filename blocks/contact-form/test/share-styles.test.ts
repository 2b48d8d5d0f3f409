import type { Block } from '@wordpress/blocks';
import { getChanges, readFieldStyleSet } from '../edit/field/styles/share';

const block = (
	name: string,
	attributes: Record< string, unknown > = {},
	innerBlocks: Block[] = []
): Block =>
	( {
		clientId: `${ name }-id`,
		name: `jetpack/${ name }`,
		isValid: true,
		originalContent: '',
		attributes,
		innerBlocks,
	} ) as Block;

const today = ( label = {}, input = {} ): Block =>
	block( 'field-text', {}, [
		block( 'label', { label: 'Boat', requiredText: '!', ...label } ),
		block( 'input', { placeholder: 'Kayak', ...input } ),
	] );

const NONE = {
	textColor: undefined,
	backgroundColor: undefined,
	gradient: undefined,
	borderColor: undefined,
	fontSize: undefined,
	fontFamily: undefined,
	style: undefined,
};

describe( 'Styles for all fields', () => {
	it( 'go from a field of today to another, and nothing else does', () => {
		const style = { border: { width: '2px' }, spacing: { padding: '1em' } };
		const look = readFieldStyleSet(
			today( { textColor: 'accent' }, { gradient: 'dawn', style } )
		);
		expect( getChanges( today( { fontSize: 'large' } ), look ) ).toEqual( {
			'label-id': { ...NONE, textColor: 'accent' },
			'input-id': { ...NONE, gradient: 'dawn', style },
		} );
	} );

	it( 'go from a field without inner blocks to one of today, and back', () => {
		const own = {
			labelColor: 'var:preset|color|accent',
			labelFontSize: '18px',
			labelLineHeight: 1.4,
			inputColor: '#123456',
			fieldBackgroundColor: 'var:preset|color|base',
			fieldFontSize: 'var:preset|font-size|large',
			lineHeight: undefined,
			borderColor: '#654321',
			borderRadius: 0,
			borderWidth: 3,
		};
		const look = readFieldStyleSet( block( 'field-email', own ) );
		const changes = getChanges( today(), look );
		expect( changes ).toEqual( {
			'label-id': {
				...NONE,
				textColor: 'accent',
				style: { typography: { fontSize: '18px', lineHeight: 1.4 } },
			},
			'input-id': {
				...NONE,
				backgroundColor: 'base',
				fontSize: 'large',
				style: {
					color: { text: '#123456' },
					border: { color: '#654321', radius: '0px', width: '3px' },
				},
			},
		} );
		const back = readFieldStyleSet(
			today( changes[ 'label-id' ], changes[ 'input-id' ] )
		);
		expect( getChanges( block( 'field-url' ), back ) ).toEqual( {
			'field-url-id': own,
		} );
	} );

	it( 'leave out what a field without inner blocks cannot have', () => {
		const look = readFieldStyleSet(
			today( undefined, {
				gradient: 'dawn',
				style: {
					border: { radius: '1em', width: { top: '1px' } },
					color: { text: [ 'red' ] },
					typography: { lineHeight: 'tall' },
				},
			} )
		);
		expect(
			Object.values(
				getChanges( block( 'field-text' ), look )[
					'field-text-id'
				] ?? { none: true }
			).filter( ( value ) => value !== undefined )
		).toEqual( [] );
	} );

	it( 'reach options, and the text of a single checkbox as a label', () => {
		const look = readFieldStyleSet(
			block( 'field-radio', {}, [
				block( 'label', { textColor: 'accent' } ),
				block( 'options', {}, [
					block( 'option', { fontSize: 'small' } ),
				] ),
			] )
		);
		expect(
			getChanges(
				block( 'field-checkbox', {}, [
					block( 'option', { isStandalone: true } ),
				] ),
				look
			)
		).toEqual( { 'option-id': { ...NONE, textColor: 'accent' } } );
		expect(
			getChanges( block( 'field-checkbox-multiple' ), look )[
				'field-checkbox-multiple-id'
			]
		).toMatchObject( {
			labelColor: 'var:preset|color|accent',
			fieldFontSize: 'var:preset|font-size|small',
		} );
		// A box to type in has no options, and keeps its own look.
		expect( getChanges( block( 'field-text' ), look ) ).toEqual( {
			'field-text-id': {
				labelColor: 'var:preset|color|accent',
				labelFontSize: undefined,
				labelLineHeight: undefined,
			},
		} );
	} );
} );
