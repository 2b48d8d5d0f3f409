import type { ReactNode } from 'react';
import { SettingsPanel } from './settings-panel';

const NONE = {};

const ignore = () => {};

type Props = {
	title: string;
	children: ReactNode;
};

/** Panel of the tab "Settings" with content that is no setting, such as a list, a form or a note. */
export const InfoPanel = ( { title, children }: Props ) => (
	<SettingsPanel
		title={ title }
		values={ NONE }
		onChange={ ignore }
		settings={ [ { label: title, reset: NONE, control: () => children } ] }
	/>
);
