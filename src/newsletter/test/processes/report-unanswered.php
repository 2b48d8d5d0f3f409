<?php
/**
 * Says that nothing ended the request while WordPress was loaded.
 *
 * @package Mainstreet
 */

echo 'not answered';
