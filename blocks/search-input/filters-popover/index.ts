import { defineFormer } from '../define-former';
import { container } from '../save';
import metadata from './block.json';

export default defineFormer( metadata.name, container );
