import { defineFormer } from '../define-former';
import metadata from './block.json';

export default defineFormer( metadata.name );
