import { defineLater } from '@shared/register-block';
import { deprecated } from './deprecated';
import { icon } from './icon';
import type { Attributes } from './types';

export default defineLater< Attributes >( { icon, deprecated } );
