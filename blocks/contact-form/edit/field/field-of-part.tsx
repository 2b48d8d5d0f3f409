import { FieldControls } from './inspector';
import { useWholeField } from './kinds/use-whole-field';

/**
 * Sidebar and toolbar of the field around a part: who types its label or clicks on its box has
 * selected that part, and looks for the field's settings.
 *
 * @param props.clientId The part.
 */
export function FieldOfPart( { clientId }: { clientId: string } ) {
	const { type, ...field } = useWholeField( clientId );
	return type ? <FieldControls { ...field } type={ type } /> : null;
}
