import { fromMetadata } from '../../../contact-form/test/from-metadata';
import metadata from '../block.json';

export const arbitrary = fromMetadata( metadata );
