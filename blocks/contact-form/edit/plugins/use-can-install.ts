import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

/** Whether the current user may install plugins. Other users do not see the panels. */
export const useCanInstall = (): boolean =>
	useSelect(
		( select ) =>
			select( coreStore ).canUser( 'create', {
				kind: 'root',
				name: 'plugin',
			} ) === true,
		[]
	);
