import type { ComponentType, ReactNode } from 'react';

type PanelProps = {
	title?: string;
	name?: string;
	initialOpen?: boolean;
	children?: ReactNode;
};

/** Parts of the post editor, and how to get something into them. */
export type PostEditor = {
	registerPlugin: (
		name: string,
		settings: { render: ComponentType }
	) => unknown;
	PluginDocumentSettingPanel: ComponentType< PanelProps >;
	PluginPrePublishPanel: ComponentType< PanelProps >;
	PluginPostPublishPanel: ComponentType< PanelProps >;
};

type Globals = {
	wp?: { editor?: Partial< PostEditor >; plugins?: Partial< PostEditor > };
};

/**
 * The post editor, by its globals and not by an import: our one script would then have
 * it as a dependency, also on the widgets screen, which it breaks.
 *
 * @return Null where it is not loaded.
 */
export function getPostEditor(): PostEditor | null {
	const { wp } = window as Globals;
	const { registerPlugin } = wp?.plugins ?? {};
	const {
		PluginDocumentSettingPanel,
		PluginPrePublishPanel,
		PluginPostPublishPanel,
	} = wp?.editor ?? {};
	return registerPlugin &&
		PluginDocumentSettingPanel &&
		PluginPrePublishPanel &&
		PluginPostPublishPanel
		? {
				registerPlugin,
				PluginDocumentSettingPanel,
				PluginPrePublishPanel,
				PluginPostPublishPanel,
			}
		: null;
}
