import {
	InspectorControls,
	useBlockEditContext,
} from '@wordpress/block-editor';
import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- what core's own inspectors are made of, from 5.9 to 7.1.
	__experimentalToolsPanelItem as ToolsPanelItem,
} from '@wordpress/components';
import {
	getItemProps,
	getShownSettings,
	isSet,
	type Settings,
} from './settings';

type Props< Values > = {
	/** WordPress's panel of the tab "Styles". */
	group: 'border' | 'dimensions' | 'typography';
	/** Attributes of a reset, which "Reset all" of the panel sets. */
	values: Values;
	onChange: ( values: Partial< NoInfer< Values > > ) => void;
	settings: Settings< NoInfer< Values > >;
};

/** The block's own settings in a panel of the tab "Styles", beside those of its supports. */
export function StyleSettings< Values extends object >( {
	group,
	values,
	onChange,
	settings,
}: Props< Values > ) {
	const { clientId } = useBlockEditContext();
	return (
		<InspectorControls group={ group }>
			{ getShownSettings( settings ).map( ( setting ) => (
				<ToolsPanelItem
					key={ setting.label }
					{ ...getItemProps( setting ) }
					panelId={ clientId }
					hasValue={ () => isSet( values, setting.reset ) }
					onDeselect={ () => onChange( setting.reset ) }
					resetAllFilter={ () => setting.reset }
				>
					{ setting.control( setting.label ) }
				</ToolsPanelItem>
			) ) }
		</InspectorControls>
	);
}
