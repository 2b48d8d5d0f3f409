<?php
/**
 * Switches the module `$values['id']` off.
 *
 * @package Mainstreet
 */

Mainstreet\Registration\Modules::set( $values['id'], false );
