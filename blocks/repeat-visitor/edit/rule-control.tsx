import {
	Flex,
	FlexBlock,
	FlexItem,
	Notice,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isOneOf } from '@shared/guards';
import {
	getLeastVisit,
	getThreshold,
	getVisit,
	parseVisit,
} from '../attributes';
import { CRITERIA, type Attributes } from '../types';
import { describeRule } from './describe-rule';

type Props = {
	rule: Attributes;
	onChange: ( rule: Attributes ) => void;
	/** Whether the block's purpose and the labels are visible, as in the canvas. */
	hasWords?: boolean;
};

/** The rule as one sentence, and the visit in it. What is typed stays in the field; only a valid number is saved. */
export function RuleControl( { rule, onChange, hasWords = false }: Props ) {
	const { criteria, threshold } = rule;
	const visit = getVisit( rule );
	// Kept here is only what can't be saved, and only until the rule is set elsewhere
	// (undo, the second control in the sidebar).
	const [ rejected, setRejected ] = useState< {
		text: string;
		rule: string;
	} | null >( null );
	const current = `${ criteria } ${ threshold }`;
	const isRejected = rejected?.rule === current;
	const messageId = useInstanceId( RuleControl, 'repeat-visitor-message' );

	const changeVisit = ( text: string ) => {
		const typed = parseVisit( text, criteria );
		setRejected( typed === null ? { text, rule: current } : null );
		if ( typed !== null ) {
			onChange( {
				criteria,
				threshold: getThreshold( criteria, typed ),
			} );
		}
	};

	return (
		<div className="wp-block-jetpack-repeat-visitor__control">
			{ hasWords && (
				<p>
					{ __(
						'Visitors see the blocks below depending on how often they have been here.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			<Flex gap={ 2 } justify="start" align="flex-end" wrap>
				{ /* The number goes below the sentence where both do not fit, as in the sidebar. */ }
				<FlexBlock style={ { flexBasis: 210 } }>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						hideLabelFromVision={ ! hasWords }
						label={ __( 'Visibility', 'mainstreet-blocks' ) }
						value={ criteria }
						options={ CRITERIA.map( ( value ) => ( {
							value,
							label: describeRule(
								value,
								Math.max( visit, getLeastVisit( value ) )
							),
						} ) ) }
						onChange={ ( value: string ) =>
							isOneOf( CRITERIA, value ) &&
							onChange( {
								criteria: value,
								threshold: getThreshold( value, visit ),
							} )
						}
					/>
				</FlexBlock>
				<FlexItem style={ { inlineSize: 96 } }>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						hideLabelFromVision={ ! hasWords }
						type="number"
						min={ getLeastVisit( criteria ) }
						step={ 1 }
						label={ __( 'Visit number', 'mainstreet-blocks' ) }
						value={ isRejected ? rejected.text : String( visit ) }
						onChange={ changeVisit }
						aria-invalid={ isRejected }
						aria-describedby={ isRejected ? messageId : undefined }
					/>
				</FlexItem>
			</Flex>
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
		</div>
	);
}
