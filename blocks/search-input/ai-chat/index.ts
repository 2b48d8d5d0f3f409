import { defineFormer } from '../define-former';
import metadata from './block.json';
import { deprecated } from './deprecated';
import { save } from './save';

export default defineFormer( metadata.name, { save, deprecated } );
