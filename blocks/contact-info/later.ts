import { defineLater } from '@shared/register-block';
import { icon } from './icon';
import { transforms } from './transforms';

export default defineLater( { icon, transforms } );
