const EDITOR =
	/^(?:blocks|extensions|store|shared(?!\/admin\/))\/|^src\/editor/;

/**
 * Script handles and the sources whose strings they need, lazy chunks included: the editor's,
 * and one for each admin screen, which is a folder src/<name>/screen or src/<room>/<name>/screen.
 *
 * @param {{ references: string[] }[]} strings What collect() gives.
 * @return {Record<string, RegExp>} Pattern of source files by handle.
 */
export function getHandles( strings ) {
	const screens = new Set(
		strings.flatMap( ( { references } ) =>
			references.flatMap( ( file ) => {
				const [ , name ] =
					/^src\/(?:[a-z-]+\/)?([a-z-]+)\/screen\//.exec( file ) ??
					[];
				return name ? [ name ] : [];
			} )
		)
	);
	return {
		'mainstreet-editor': EDITOR,
		...Object.fromEntries(
			[ ...screens ].map( ( name ) => [
				`mainstreet-${ name }`,
				new RegExp( `^src/(?:[a-z-]+/)?${ name }/screen/|^shared/` ),
			] )
		),
	};
}
