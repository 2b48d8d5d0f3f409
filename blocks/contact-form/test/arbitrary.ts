import { fromMetadata } from './from-metadata';
import metadata from '../block.json';

export const arbitrary = fromMetadata( metadata );
