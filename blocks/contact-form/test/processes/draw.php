<?php
/**
 * Draws `$values['content']`, blocks and shortcodes, and prints `done` behind it.
 *
 * @package Mainstreet
 */

echo do_shortcode( do_blocks( $values['content'] ) ), 'done';
