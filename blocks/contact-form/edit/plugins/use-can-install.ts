import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

/** Whether this user may install plugins; the panels are for nobody else. */
export const useCanInstall = (): boolean =>
	useSelect(
		( select ) =>
			select( coreStore ).canUser( 'create', {
				kind: 'root',
				name: 'plugin',
			} ) === true,
		[]
	);
