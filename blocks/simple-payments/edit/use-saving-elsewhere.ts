import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { hasFunctions, toRecord, toRecords } from '@shared/guards';

/** Content that is saved by itself, whatever the post or template that is edited does: widgets, and parts within a template. */
const isContent = ( { kind, name }: Record< string, unknown > ): boolean =>
	name === ( kind === 'root' ? 'widget' : 'wp_template_part' );

type Methods< Name extends string > = Record<
	Name,
	( ...args: unknown[] ) => unknown
>;

/** The customizer and its values are functions that have methods. */
const hasMethods = < Name extends string >(
	value: unknown,
	...names: Name[]
): value is Methods< Name > =>
	typeof value === 'function' &&
	names.every( ( name ) => typeof Reflect.get( value, name ) === 'function' );

/** What the customizer says of its own saving; it uses no store of the editor. */
function getCustomizer(): Methods< 'bind' | 'get' | 'unbind' > | null {
	const { customize } = toRecord( ( window as { wp?: unknown } ).wp );
	const saving = hasMethods( customize, 'state' )
		? customize.state( 'saving' )
		: null;
	return hasMethods( saving, 'bind', 'get', 'unbind' ) ? saving : null;
}

function subscribe( onChange: () => void ): () => void {
	const saving = getCustomizer();
	saving?.bind( onChange );
	return () => {
		saving?.unbind( onChange );
	};
}

const isCustomizerSaving = (): boolean => getCustomizer()?.get() === true;

/** Whether content is being saved that no post tells of. */
export function useSavingElsewhere(): boolean {
	const isInCustomizer = useSyncExternalStore(
		subscribe,
		isCustomizerSaving
	);
	const isInStore = useSelect( ( select ) => {
		const core: unknown = select( coreStore );
		// As core's own list of what is being saved; by that name in 6.8 and 7.1.
		return (
			hasFunctions( core, '__experimentalGetEntitiesBeingSaved' ) &&
			toRecords( core.__experimentalGetEntitiesBeingSaved() ).some(
				isContent
			)
		);
	}, [] );
	return isInCustomizer || isInStore;
}
