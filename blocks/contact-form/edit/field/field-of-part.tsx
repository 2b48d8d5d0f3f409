import { FieldControls } from './inspector';
import { useWholeField } from './kinds/use-whole-field';

/**
 * Sidebar and toolbar of the field that contains the selected part: clicking a label or an input selects that part.
 *
 * @param props.clientId The part.
 */
export function FieldOfPart( { clientId }: { clientId: string } ) {
	const { type, ...field } = useWholeField( clientId );
	return type ? <FieldControls { ...field } type={ type } /> : null;
}
