import {
	InspectorControls,
	store as blockEditorStore,
	useBlockEditContext,
} from '@wordpress/block-editor';
import {
	Notice,
	SelectControl,
	TextControl,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import type { InnerAttributes } from '../../inner/types';
import {
	getFields,
	getId,
	getSources,
	isFieldName,
	isInCircle,
	OPERATORS,
	readWhen,
	type Operator,
	type ShowWhen,
	type Source,
} from './read';

type Props = {
	attributes: InnerAttributes;
	setAttributes: ( attributes: InnerAttributes ) => void;
};

const isBox = ( { type }: Source ): boolean =>
	type === 'checkbox' || type === 'consent';

/** Returns the operators for a field, with labels that fit its type. */
const getOperators = (
	source: Source
): { value: Operator; label: string }[] => {
	const labels: Record< Operator, string > = {
		is: __( 'is', 'mainstreet-blocks' ),
		'is-not': __( 'is not', 'mainstreet-blocks' ),
		filled: isBox( source )
			? __( 'is checked', 'mainstreet-blocks' )
			: __( 'is filled in', 'mainstreet-blocks' ),
		empty: isBox( source )
			? __( 'is not checked', 'mainstreet-blocks' )
			: __( 'is empty', 'mainstreet-blocks' ),
	};
	// The format of dates and times depends on the browser.
	const isAsked =
		! isBox( source ) && ! /^(?:date|time)$/.test( source.type );
	return OPERATORS.filter(
		( operator ) => isAsked || ! operator.startsWith( 'is' )
	).map( ( value ) => ( { value, label: labels[ value ] } ) );
};

/** Control for the value that a condition compares with. */
function ValueControl( {
	source,
	value,
	onChange,
}: {
	source: Source;
	value: string;
	onChange: ( value: string ) => void;
} ) {
	const props = {
		__next40pxDefaultSize: true,
		__nextHasNoMarginBottom: true,
		label: __( 'Answer', 'mainstreet-blocks' ),
		value,
		onChange,
	} as const;
	if ( ! source.options.length ) {
		return <TextControl { ...props } />;
	}
	const options = [ ...new Set( [ ...source.options, value ] ) ];
	return (
		<SelectControl
			{ ...props }
			options={ options.map( ( option ) => ( {
				value: option,
				label: option || __( 'Choose…', 'mainstreet-blocks' ),
			} ) ) }
		/>
	);
}

/** Sidebar panel for the condition under which a field is shown. */
export function ConditionPanel( { attributes, setAttributes }: Props ) {
	const { clientId: selected } = useBlockEditContext();
	// If a part of a field is selected, the panel is that of the field.
	const clientId = useSelect(
		( select ) => {
			const { getBlockName, getBlockParents } =
				select( blockEditorStore );
			return (
				[ selected, ...getBlockParents( selected, true ) ].find(
					( id ) => isFieldName( getBlockName( id ) )
				) ?? selected
			);
		},
		[ selected ]
	);
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const form = useSelect(
		( select ) => {
			const { getBlock, getBlockParentsByBlockName } =
				select( blockEditorStore );
			const [ id ] = getBlockParentsByBlockName(
				clientId,
				'jetpack/contact-form',
				true
			);
			return id ? getBlock( id ) : null;
		},
		[ clientId ]
	);
	const fields = getFields( form?.innerBlocks ?? [] );
	const sources = getSources( fields, clientId );
	const when = readWhen( attributes );
	const source = when && sources.find( ( { id } ) => id === when.field );
	if ( ! when && ! sources.length ) {
		return null;
	}
	const change = ( showWhen: ShowWhen | undefined ) =>
		setAttributes( { showWhen } );
	const choose = ( chosen: Source | undefined ) => {
		if ( ! chosen ) {
			change( undefined );
			return;
		}
		const id = getId( chosen, fields );
		if ( id !== chosen.id ) {
			updateBlockAttributes( chosen.clientId, { id } );
		}
		const [ value = '' ] = chosen.options;
		change( { field: id, is: value ? 'is' : 'filled', value } );
	};
	const always = { value: '', label: __( 'Always', 'mainstreet-blocks' ) };
	return (
		<InspectorControls>
			<SettingsPanel
				title={ __( 'Show if…', 'mainstreet-blocks' ) }
				values={ attributes }
				onChange={ setAttributes }
				settings={ [
					{
						label: __( 'Show this field', 'mainstreet-blocks' ),
						reset: { showWhen: undefined },
						control: ( label ) => (
							<VStack spacing={ 4 }>
								<SelectControl
									__next40pxDefaultSize
									__nextHasNoMarginBottom
									label={ label }
									help={ __(
										'Hidden fields are not validated, stored or emailed.',
										'mainstreet-blocks'
									) }
									value={
										source?.clientId ??
										( when ? 'gone' : '' )
									}
									options={ [
										always,
										...( when && ! source
											? [
													{
														value: 'gone',
														label: __(
															'When a deleted field…',
															'mainstreet-blocks'
														),
													},
												]
											: [] ),
										...sources.map( ( each ) => ( {
											value: each.clientId,
											label: each.label,
										} ) ),
									] }
									onChange={ ( id ) =>
										choose(
											sources.find(
												( each ) => each.clientId === id
											)
										)
									}
								/>
								{ when && source && (
									<SelectControl
										__next40pxDefaultSize
										__nextHasNoMarginBottom
										label={ __(
											'Condition',
											'mainstreet-blocks'
										) }
										value={ when.is }
										options={ getOperators( source ) }
										onChange={ ( is ) =>
											change( { ...when, is } )
										}
									/>
								) }
								{ when &&
									source &&
									when.is.startsWith( 'is' ) && (
										<ValueControl
											source={ source }
											value={ when.value }
											onChange={ ( value ) =>
												change( { ...when, value } )
											}
										/>
									) }
								{ when && ! source && (
									<Notice
										status="warning"
										isDismissible={ false }
									>
										{ __(
											'The field this one depends on is no longer in the form, so this field is always shown.',
											'mainstreet-blocks'
										) }
									</Notice>
								) }
								{ isInCircle( fields, clientId ) && (
									<Notice
										status="warning"
										isDismissible={ false }
									>
										{ __(
											'These fields depend on each other, so they are always shown.',
											'mainstreet-blocks'
										) }
									</Notice>
								) }
							</VStack>
						),
					},
				] }
			/>
		</InspectorControls>
	);
}
