<?php
/**
 * Switches the module `$values['id']` off.
 *
 * @package Mainstreet
 */

Mainstreet\Registration\Modules\Modules::set( $values['id'], false );
