import { fromMetadata } from '../../test/from-metadata';
import metadata from '../block.json';

export const arbitrary = fromMetadata( metadata );
