import type { ComponentType, ReactNode } from 'react';

export type PanelProps = {
	className?: string;
	title?: string;
	name?: string;
	initialOpen?: boolean;
	children?: ReactNode;
};

/** Slots of the post editor for panels. */
export type EditorParts = {
	registerPlugin: (
		name: string,
		settings: { render: ComponentType }
	) => unknown;
	unregisterPlugin: ( name: string ) => unknown;
	PluginDocumentSettingPanel: ComponentType< PanelProps >;
	PluginPrePublishPanel: ComponentType< PanelProps >;
	PluginPostPublishPanel: ComponentType< PanelProps >;
};

type Globals = {
	wp?: { editor?: Partial< EditorParts >; plugins?: Partial< EditorParts > };
};

/**
 * The post editor, by global: an import would make it a dependency of the editor script, which breaks the widgets
 * screen.
 *
 * @return Null where it is not loaded.
 */
export function getEditorParts(): EditorParts | null {
	const { wp } = window as Globals;
	const { registerPlugin, unregisterPlugin } = wp?.plugins ?? {};
	const {
		PluginDocumentSettingPanel,
		PluginPrePublishPanel,
		PluginPostPublishPanel,
	} = wp?.editor ?? {};
	return registerPlugin &&
		unregisterPlugin &&
		PluginDocumentSettingPanel &&
		PluginPrePublishPanel &&
		PluginPostPublishPanel
		? {
				registerPlugin,
				unregisterPlugin,
				PluginDocumentSettingPanel,
				PluginPrePublishPanel,
				PluginPostPublishPanel,
			}
		: null;
}
