import { Notice, RadioControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { parseThreshold } from '../attributes';
import { CRITERIA, type Attributes, type Criteria } from '../types';

type Props = Attributes & {
	onChange: ( attributes: Partial< Attributes > ) => void;
};

const isCriteria = ( value: string ): value is Criteria =>
	CRITERIA.some( ( criteria ) => criteria === value );

/** Threshold field and visibility choice. What is typed stays in the field; only a valid number is saved. */
export function RuleControls( { criteria, threshold, onChange }: Props ) {
	// Only what can't be saved is kept here, so that undo and a second set of controls show the same.
	const [ invalid, setInvalid ] = useState< string | null >( null );

	const changeThreshold = ( text: string ) => {
		const value = parseThreshold( text );
		setInvalid( value === null ? text : null );
		if ( value !== null ) {
			onChange( { threshold: value } );
		}
	};

	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="number"
				min={ 1 }
				step={ 1 }
				label={ __( 'Visit count threshold', 'mainstreet-blocks' ) }
				value={ invalid ?? String( threshold ) }
				onChange={ changeThreshold }
				aria-invalid={ invalid !== null }
			/>
			{ invalid !== null && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'Please enter a valid number.',
						'mainstreet-blocks'
					) }
				</Notice>
			) }
			<RadioControl
				label={ __( 'Visibility', 'mainstreet-blocks' ) }
				selected={ criteria }
				options={ [
					{
						label: __(
							'Show after threshold',
							'mainstreet-blocks'
						),
						value: 'after-visits',
					},
					{
						label: __(
							'Show before threshold',
							'mainstreet-blocks'
						),
						value: 'before-visits',
					},
				] }
				onChange={ ( value: string ) =>
					isCriteria( value ) && onChange( { criteria: value } )
				}
			/>
		</>
	);
}
