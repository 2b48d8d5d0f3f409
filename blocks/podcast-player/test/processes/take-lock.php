<?php
/**
 * Takes hold of the podcast `$values['id']` and says whether it got it.
 *
 * @package Mainstreet
 */

echo Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Lease::acquire( $values['id'] ) ? 'mine' : 'not';
