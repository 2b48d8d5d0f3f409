/** What stands for the editor in unit tests: controls without their looks. */
import type { ReactNode } from 'react';

type Text = {
	value: string;
	'aria-label': string;
	onChange: ( value: string ) => void;
};

type Colors = {
	settings: {
		label: string;
		colorValue: string | undefined;
		onColorChange: ( value: string ) => void;
	}[];
};

const Pass = ( { children }: { children?: ReactNode } ) => <>{ children }</>;

export const store = 'core/block-editor';
export const BlockControls = Pass;
export const InspectorControls = Pass;
export const Warning = ( {
	actions,
	children,
}: {
	actions?: ReactNode;
	children: ReactNode;
} ) => (
	<>
		{ children }
		{ actions }
	</>
);
export const ContrastChecker = () => null;
export const useBlockProps = ( props: object ) => props;
export const useBlockEditContext = () => ( { clientId: 'a' } );
export const __experimentalUseMultipleOriginColorsAndGradients = () => ( {} );
export const __experimentalColorGradientSettingsDropdown = ( {
	settings,
}: Colors ) => (
	<>
		{ settings.map( ( { label, colorValue, onColorChange } ) => (
			<input
				key={ label }
				aria-label={ label }
				value={ colorValue ?? '' }
				onChange={ ( { target } ) => onColorChange( target.value ) }
			/>
		) ) }
	</>
);
export const RichText = ( { value, onChange, ...rest }: Text ) => (
	<input
		aria-label={ rest[ 'aria-label' ] }
		value={ value }
		onChange={ ( { target } ) => onChange( target.value ) }
	/>
);
