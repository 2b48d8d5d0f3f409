import { Flex, Notice, RadioControl, TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isOneOf } from '@shared/guards';
import { parseThreshold } from '../attributes';
import { CRITERIA, type Attributes } from '../types';

type Props = Attributes & {
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** What is typed stays in the field; only a valid number is saved. */
export function ThresholdControl( {
	threshold,
	onChange,
}: Omit< Props, 'criteria' > ) {
	// Kept here is only what can't be saved, and only until the threshold is set elsewhere
	// (undo, the second set of controls in the sidebar).
	const [ rejected, setRejected ] = useState( { text: '', threshold: 0 } );
	const isRejected = rejected.threshold === threshold;
	const messageId = useInstanceId(
		ThresholdControl,
		'repeat-visitor-message'
	);

	const changeThreshold = ( text: string ) => {
		const value = parseThreshold( text );
		if ( value === null ) {
			setRejected( { text, threshold } );
		} else {
			setRejected( { text: '', threshold: 0 } );
			onChange( { threshold: value } );
		}
	};

	return (
		<Flex
			direction="column"
			align="stretch"
			gap={ 2 }
			className="wp-block-jetpack-repeat-visitor__threshold"
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="number"
				min={ 1 }
				step={ 1 }
				label={ __( 'Visit count threshold', 'mainstreet-blocks' ) }
				value={ isRejected ? rejected.text : String( threshold ) }
				onChange={ changeThreshold }
				aria-invalid={ isRejected }
				aria-describedby={ isRejected ? messageId : undefined }
			/>
			{ isRejected && (
				<div id={ messageId }>
					<Notice status="error" isDismissible={ false }>
						{ __(
							'Please enter a valid number.',
							'mainstreet-blocks'
						) }
					</Notice>
				</div>
			) }
		</Flex>
	);
}

/** Whether the content is for visits after the threshold, or up to it. */
export function VisibilityControl( {
	criteria,
	onChange,
}: Omit< Props, 'threshold' > ) {
	return (
		<RadioControl
			label={ __( 'Visibility', 'mainstreet-blocks' ) }
			selected={ criteria }
			options={ [
				{
					label: __( 'Show after threshold', 'mainstreet-blocks' ),
					value: 'after-visits',
				},
				{
					label: __( 'Show before threshold', 'mainstreet-blocks' ),
					value: 'before-visits',
				},
			] }
			onChange={ ( value: string ) =>
				isOneOf( CRITERIA, value ) && onChange( { criteria: value } )
			}
		/>
	);
}

/** Both, for the canvas. */
export function RuleControls( props: Props ) {
	return (
		<>
			<ThresholdControl { ...props } />
			<VisibilityControl { ...props } />
		</>
	);
}
