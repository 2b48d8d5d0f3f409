import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalToolsPanel as ToolsPanel,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- in every WordPress since 5.9.
	__experimentalToolsPanelItem as ToolsPanelItem,
} from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import {
	getItemProps,
	getResetValues,
	getShownSettings,
	isSet,
	type Settings,
} from './settings';

/** Offset that places the menu beside the sidebar, as in core's panels. */
const OFFSET = 259;

/** Opens the menu of a panel beside the sidebar, if there is room. */
function useMenuProps() {
	return useViewportMatch( 'medium', '<' )
		? {}
		: {
				popoverProps: {
					placement: 'left-start' as const,
					offset: OFFSET,
				},
			};
}

type Props< Values > = {
	title: string;
	/** Attributes or other values. */
	values: Values;
	onChange: ( values: Partial< NoInfer< Values > > ) => void;
	settings: Settings< NoInfer< Values > >;
};

/** Panel of the tab "Settings", in which each setting, or all, can be reset. */
export function SettingsPanel< Values extends object >( {
	title,
	values,
	onChange,
	settings,
}: Props< Values > ) {
	const shown = getShownSettings( settings );
	const dropdownMenuProps = useMenuProps();
	return (
		<ToolsPanel
			label={ title }
			dropdownMenuProps={ dropdownMenuProps }
			resetAll={ () => onChange( getResetValues( shown ) ) }
		>
			{ shown.map( ( setting ) => (
				<ToolsPanelItem
					key={ setting.label }
					{ ...getItemProps( setting ) }
					hasValue={ () => isSet( values, setting.reset ) }
					onDeselect={ () => onChange( setting.reset ) }
				>
					{ setting.control( setting.label ) }
				</ToolsPanelItem>
			) ) }
		</ToolsPanel>
	);
}
