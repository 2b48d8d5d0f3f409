<?php
/**
 * Prints the guid of the video `$values['id']`.
 *
 * @package Mainstreet
 */

echo Mainstreet\Videos\Videos::guid( $values['id'] );
