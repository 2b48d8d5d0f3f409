import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Action } from './types';
import { getActionName } from './labels';

type Props = {
	actions: Action[];
	isDisabled: boolean;
	onApply: ( action: Action ) => void;
};

/** Does one thing with all lines that are ticked. */
export function BulkActions( { actions, isDisabled, onApply }: Props ) {
	const [ chosen, setChosen ] = useState< string >( '' );
	const action = actions.find( ( one ) => one === chosen );
	return (
		<div className="mainstreet-screen__bulk">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				hideLabelFromVision
				label={ __( 'Bulk actions', 'mainstreet-blocks' ) }
				value={ action ?? '' }
				options={ [
					{
						value: '',
						label: __( 'Bulk actions', 'mainstreet-blocks' ),
					},
					...actions.map( ( value ) => ( {
						value,
						label: getActionName( value ),
					} ) ),
				] }
				onChange={ setChosen }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				accessibleWhenDisabled
				disabled={ isDisabled || ! action }
				onClick={ () => action && onApply( action ) }
			>
				{ __( 'Apply', 'mainstreet-blocks' ) }
			</Button>
		</div>
	);
}
