import { Card } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { MODULE_GROUPS, type Module, type ModuleGroup } from './modules-state';

const names = (): Record< ModuleGroup, string > => ( {
	content: __( 'Content', 'mainstreet-blocks' ),
	media: __( 'Media', 'mainstreet-blocks' ),
	forms: __( 'Forms and newsletter', 'mainstreet-blocks' ),
	payments: __( 'Payments and ads', 'mainstreet-blocks' ),
	sharing: __( 'Sharing', 'mainstreet-blocks' ),
	embeds: __( 'Embeds', 'mainstreet-blocks' ),
} );

/**
 * Finds the modules that contain all words of a search.
 *
 * @param modules All of them.
 * @param search  What was typed; '' for all.
 */
export function findModules( modules: Module[], search: string ): Module[] {
	const words = search.toLocaleLowerCase().split( /\s+/ ).filter( Boolean );
	const labels = names();
	return modules.filter( ( { group, label, description, help } ) => {
		const text = [ labels[ group ], label, description, help ]
			.join( ' ' )
			.toLocaleLowerCase();
		return words.every( ( word ) => text.includes( word ) );
	} );
}

type Props = {
	/** Modules that are shown. */
	modules: Module[];
	/** Whether the modules are search results: then all groups are open. */
	isSearch: boolean;
	drawModule: ( module: Module ) => ReactNode;
};

/** Modules by group. On narrow screens, groups can be collapsed. */
export function ModuleGroups( { modules, isSearch, drawModule }: Props ) {
	const isNarrow = useViewportMatch( 'medium', '<' );
	const labels = names();
	return (
		<>
			{ MODULE_GROUPS.map( ( group ) => {
				const own = modules.filter(
					( module ) => module.group === group
				);
				return own.length > 0 ? (
					<details
						key={ `${ group }-${ isSearch }` }
						className="mainstreet-settings__group"
						open={ isSearch || ! isNarrow }
					>
						<summary>
							<h3>{ labels[ group ] }</h3>
						</summary>
						<Card>
							<ul className="mainstreet-settings__modules">
								{ own.map( drawModule ) }
							</ul>
						</Card>
					</details>
				) : null;
			} ) }
		</>
	);
}
